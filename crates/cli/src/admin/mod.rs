//! `polemarch admin`: looks after the tables and the people of a server, while it runs or not.

mod people;
mod verify;
mod words;

use std::{fs, fs::OpenOptions, io::Write, path::Path, sync::Arc};

use catalogue::{Data, Library};
use server::admin::{Admin, Change, Fit, Repair, TableFile};
use store::{Status, prelude::*};
use store_sqlite::SqliteStore;

use crate::{
    args::{AdminArgs, AdminCommand, StatusName},
    database::Database,
    failure::Failure,
    text::say,
};

/// Does what was asked for.
pub(crate) fn run(args: &AdminArgs, data: &Data) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::Failed(error.to_string()))?;
    runtime.block_on(administer(args, data))
}

async fn administer(args: &AdminArgs, data: &Data) -> Result<(), Failure> {
    let database = Database::named(args.db.as_deref())?;
    let store = Arc::new(database.open().await?);
    let library = Library::new(data.clone());
    let admin = Admin::new(Arc::clone(&store) as Arc<dyn Store>, library);
    let done = carry_out(&admin, &store, &database, &args.command).await;
    store.close().await;
    done
}

async fn carry_out(
    admin: &Admin,
    store: &SqliteStore,
    database: &Database,
    command: &AdminCommand,
) -> Result<(), Failure> {
    match command {
        AdminCommand::List { status, game, json } => {
            let tables = admin.list(status.map(status_of), game.as_deref()).await?;
            if *json {
                let text = serde_json::to_string_pretty(&tables);
                say(text.map_err(|error| Failure::Failed(error.to_string()))?);
            } else {
                tables.iter().for_each(|table| say(words::line(table)));
            }
        }
        AdminCommand::Show { table } => say(words::whole(&admin.show(table).await?)),
        AdminCommand::Close { table } => {
            admin.close(table).await?;
            say(format!("Closed: {table}"));
        }
        AdminCommand::Resume { table } => {
            admin.resume(table).await?;
            say(format!("Taken up again: {table}"));
        }
        AdminCommand::Export { table, file } => {
            let exported = admin.export(table).await?;
            write_new(file, &exported)?;
            say(format!(
                "Exported: {table} to {}. The file tells every secret of the table.",
                file.display()
            ));
        }
        AdminCommand::Import { file } => {
            let imported = admin
                .import(read(file)?)
                .await
                .map_err(|error| Failure::Failed(format!("{}: {error}", file.display())))?;
            say(words::imported(&imported));
        }
        AdminCommand::Delete { table } => {
            admin.delete(table).await?;
            say(format!("Deleted: {table}"));
        }
        AdminCommand::Backup { file } => backup(store, file).await?,
        AdminCommand::Verify => verify::verify(admin, database.place()).await?,
        AdminCommand::Patch { repair } => {
            let repair = if *repair {
                Repair::Mend
            } else {
                Repair::Report
            };
            patch(admin, repair).await?;
        }
        AdminCommand::User(command) => people::user(admin, command).await?,
        AdminCommand::Talk(command) => people::talk(admin, command).await?,
        AdminCommand::Broadcast(args) => people::broadcast(admin, args).await?,
    }
    Ok(())
}

fn status_of(name: StatusName) -> Status {
    match name {
        StatusName::Open => Status::Open,
        StatusName::Live => Status::Live,
        StatusName::Over => Status::Over,
    }
}

fn read(file: &Path) -> Result<TableFile, Failure> {
    let text = fs::read_to_string(file).map_err(|error| Failure::file(file, &error))?;
    serde_json::from_str(&text).map_err(|error| {
        let file = file.display();
        Failure::Failed(format!("{file}: this is not a whole table: {error}"))
    })
}

/// A file that holds secrets takes nobody's place and is read by its owner alone.
fn write_new(file: &Path, exported: &TableFile) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(exported)
        .map_err(|error| Failure::Failed(error.to_string()))?;
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let written = options.open(file).and_then(|mut opened| {
        opened.write_all(text.as_bytes())?;
        opened.sync_all()
    });
    written.map_err(|error| Failure::file(file, &error))
}

async fn backup(store: &SqliteStore, file: &Path) -> Result<(), Failure> {
    if file.exists() {
        let file = file.display();
        return Err(Failure::Failed(format!("{file}: there is a file already")));
    }
    let copied = store.backup(file).await;
    copied.map_err(|error| Failure::Failed(format!("{}: {error}", file.display())))?;
    let size = fs::metadata(file).map_err(|error| Failure::file(file, &error))?;
    say(format!("Copied: {} ({} bytes)", file.display(), size.len()));
    Ok(())
}

/// Tells about every table; tables that do not fit and are not mended make the command fail.
async fn patch(admin: &Admin, repair: Repair) -> Result<(), Failure> {
    let patched = admin.patch(repair).await?;
    patched.iter().for_each(|table| say(words::patched(table)));
    let is_whole = |fit: &Fit| matches!(fit, Fit::Whole);
    let unfit = patched
        .iter()
        .filter(|table| !is_whole(&table.fit) && table.change != Change::Mended)
        .count();
    if unfit > 0 {
        return Err(Failure::Failed(format!(
            "{unfit} of {} unfinished tables do not fit the rules",
            patched.len()
        )));
    }
    say(format!(
        "All {} unfinished tables fit the rules.",
        patched.len()
    ));
    Ok(())
}
