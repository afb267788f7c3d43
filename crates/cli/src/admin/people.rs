//! `polemarch admin user`, `talk` and `broadcast`: people and what they say.

use std::io::BufRead;

use protocol::{Channel, Scope, TokenInfo};
use server::admin::{Admin, Line, PersonInfo};
use store::{ChatLineId, Millis, TokenId};

use crate::{
    args::{BroadcastArgs, TalkCommand, UserCommand},
    failure::Failure,
    text::{one_line, say},
};

/// Looks after people.
pub(crate) async fn user(admin: &Admin, command: &UserCommand) -> Result<(), Failure> {
    match command {
        UserCommand::List { search, json } => {
            let people = admin.people(search.as_deref()).await?;
            if *json {
                let text = serde_json::to_string_pretty(&people);
                say(text.map_err(|error| Failure::Failed(error.to_string()))?);
            } else {
                people.iter().for_each(|person| say(line(person)));
            }
        }
        UserCommand::Show { user } => say(whole(&admin.person(user).await?)),
        UserCommand::Rename { user, name } => {
            let name = admin.rename_user(user, name).await?;
            say(format!("Renamed: {user} is now {name}"));
        }
        UserCommand::ResetPassword { user, stdin } => {
            let wanted = stdin.then(read_password).transpose()?;
            let password = admin.reset_password(user, wanted).await?;
            if *stdin {
                say(format!("Changed: the password of {user}"));
            } else {
                say(format!(
                    "The new password of {user}, shown this once: {password}"
                ));
            }
        }
        UserCommand::Lock { user } => {
            admin.lock_user(user).await?;
            say(format!("Locked: {user}"));
        }
        UserCommand::Unlock { user } => {
            admin.unlock_user(user).await?;
            say(format!("Unlocked: {user}"));
        }
        UserCommand::Delete { user } => {
            admin.delete_user(user).await?;
            say(format!("Deleted: {user}"));
        }
        UserCommand::Tokens { user, withdraw } => match withdraw {
            Some(id) => {
                admin.withdraw_token(user, TokenId(*id)).await?;
                say(format!("Withdrawn: token {id} of {user}"));
            }
            None => {
                let tokens = admin.tokens(user).await?;
                tokens.iter().for_each(|known| say(token(known)));
            }
        },
    }
    Ok(())
}

/// A password is never written on the command line, where others could read it.
fn read_password() -> Result<String, Failure> {
    let mut line = String::new();
    let read = std::io::stdin().lock().read_line(&mut line);
    read.map_err(|error| Failure::Failed(error.to_string()))?;
    Ok(line.trim_end_matches(['\r', '\n']).to_owned())
}

/// Looks after what is said.
pub(crate) async fn talk(admin: &Admin, command: &TalkCommand) -> Result<(), Failure> {
    match command {
        TalkCommand::List { table } => {
            let lines = admin.lines(table).await?;
            lines.iter().for_each(|known| say(spoken(known)));
        }
        TalkCommand::Remove { table, line } => {
            admin.remove_line(table, ChatLineId(*line)).await?;
            say(format!("Removed: line {line} of {table}"));
        }
    }
    Ok(())
}

/// Tells everybody something, or withdraws it.
pub(crate) async fn broadcast(admin: &Admin, args: &BroadcastArgs) -> Result<(), Failure> {
    match &args.text {
        Some(text) => {
            admin.broadcast(text, args.time).await?;
            say("Told everybody");
        }
        None => {
            admin.withdraw_broadcast().await?;
            say("Withdrawn");
        }
    }
    Ok(())
}

/// When something happened, as `2026-11-17 21:50 UTC`.
fn date(Millis(at): Millis) -> String {
    let (days, minutes) = (
        at.div_euclid(86_400_000),
        at.rem_euclid(86_400_000) / 60_000,
    );
    // Days since 1970 to a date: the calendar counted in eras of 400 years that begin in March.
    let shifted = days + 719_468;
    let (era, day) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + era * 400 + i64::from(month <= 2);
    let (hour, minute) = (minutes / 60, minutes % 60);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02} UTC")
}

fn kind(person: &PersonInfo) -> &'static str {
    match (person.locked, person.guest) {
        (Some(_), _) => "locked",
        (None, true) => "guest",
        (None, false) => "account",
    }
}

/// A person in one line: number, kind, name, what they have.
fn line(person: &PersonInfo) -> String {
    let PersonInfo {
        id,
        sessions,
        tokens,
        tables,
        ..
    } = person;
    let seen = person.seen.map_or_else(|| "never".to_owned(), date);
    format!(
        "id:{id}  {:<7}  {}  {tables} tables, {sessions} sessions, {tokens} tokens, seen {seen}",
        kind(person),
        one_line(&person.name)
    )
}

fn whole(person: &PersonInfo) -> String {
    let locked = person.locked.map(|at| format!("\nLocked: {}", date(at)));
    format!(
        "{} (id:{}), {}\nCame: {}\nSeen: {}\nTables: {}, sessions: {}, tokens: {}{}",
        one_line(&person.name),
        person.id,
        kind(person),
        date(person.created),
        person.seen.map_or_else(|| "never".to_owned(), date),
        person.tables,
        person.sessions,
        person.tokens,
        locked.unwrap_or_default()
    )
}

fn token(token: &TokenInfo) -> String {
    let scope = match token.scope {
        Scope::Read => "read",
        Scope::Play => "play",
        Scope::All => "all",
    };
    let never = || "never".to_owned();
    format!(
        "{}  {scope}  {}  made {}, ends {}, used {}",
        token.id,
        one_line(&token.name),
        date(token.created),
        token.expires.map_or_else(never, date),
        token.used.map_or_else(never, date),
    )
}

fn spoken(line: &Line) -> String {
    let channel = match line.channel {
        Channel::Players => "players",
        Channel::Spectators => "spectators",
    };
    let (name, text) = (one_line(&line.name), one_line(&line.text));
    format!("{}  {}  {channel}  {name}: {text}", line.id, date(line.at))
}

#[cfg(test)]
mod tests {
    use store::Millis;

    use super::date;

    #[test]
    fn dates_are_those_of_the_calendar() {
        for (at, expected) in [
            (0, "1970-01-01 00:00 UTC"),
            (951_782_399_999, "2000-02-28 23:59 UTC"),
            (951_868_800_000, "2000-03-01 00:00 UTC"),
            (1_795_000_000_000, "2026-11-18 11:06 UTC"),
            (1_709_164_800_000, "2024-02-29 00:00 UTC"),
        ] {
            assert_eq!(date(Millis(at)), expected);
        }
    }
}
