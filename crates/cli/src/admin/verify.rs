//! `polemarch admin verify`: is everything that is stored whole?

use server::admin::{Admin, AdminError};

use crate::{
    failure::Failure,
    text::{progress_bar, say},
};

/// Tells what is wrong; anything that is makes the command fail. Tables that can be read are checked, whatever else is damaged.
pub(super) async fn verify(admin: &Admin, database: &str) -> Result<(), Failure> {
    let failed = |error: AdminError| Failure::Failed(format!("{database}: {error}"));
    let in_file = admin.verify_file().await.map_err(failed)?;
    in_file.iter().for_each(|fault| say(fault.clone()));
    let tables = admin.all().await.map_err(failed)?;
    let progress = progress_bar(tables.len() as u64, "tables");
    let (mut faulty, mut unplayed) = (0, 0);
    for slug in &tables {
        if let Some(verified) = admin.verify(slug).await.map_err(failed)? {
            unplayed += u64::from(verified.is_of_other_rules);
            faulty += u64::from(!verified.faults.is_empty());
            for fault in &verified.faults {
                progress.suspend(|| say(format!("{slug}: {fault}")));
            }
        }
        progress.inc(1);
    }
    progress.finish_and_clear();
    if unplayed > 0 {
        say(format!(
            "{unplayed} tables were played under rules that this program no longer plays: their logs were not played again"
        ));
    }
    if faulty > 0 || !in_file.is_empty() {
        let faults = in_file.len();
        return Err(Failure::Failed(format!(
            "{database}: {faulty} of {} tables are damaged, and the database has {faults} faults of its own: go back to a backup, save the tables that are whole with `polemarch admin export`, or see `polemarch admin patch`",
            tables.len()
        )));
    }
    say(format!("Verified: {} tables, all whole", tables.len()));
    Ok(())
}
