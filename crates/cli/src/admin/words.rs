//! What the administrator is told.

use std::fmt::Write;

use protocol::{EndingCause, Occupant, SeatInfo, Status, TableInfo, Visibility};
use server::admin::{Change, Fit, Imported, Patched};

use crate::text::one_line;

fn status(table: &TableInfo) -> &'static str {
    if table.set_aside {
        return "set aside";
    }
    match table.status {
        Status::Open => "open",
        Status::Live => "live",
        Status::Over => "over",
    }
}

fn occupant(seat: &SeatInfo) -> String {
    match &seat.occupant {
        Occupant::Person { name, .. } => one_line(name),
        Occupant::Bot(level) => format!("bot:{level}"),
        Occupant::Open => "free".to_owned(),
        Occupant::Left => "left".to_owned(),
    }
}

/// A table in one line: link, status, game, actions, people, name.
pub(crate) fn line(table: &TableInfo) -> String {
    let people: Vec<String> = table.seats.iter().map(occupant).collect();
    let TableInfo {
        id, game, number, ..
    } = table;
    let (status, people) = (status(table), people.join(", "));
    format!(
        "{id}  {status}  {game:<10}  {number:>5} {:<7}  {}  [{people}]",
        actions(*number),
        one_line(&table.name)
    )
}

fn actions(number: usize) -> &'static str {
    if number == 1 { "action" } else { "actions" }
}

/// All about a table.
pub(crate) fn whole(table: &TableInfo) -> String {
    let listed = match table.visibility {
        Visibility::Public => "listed",
        Visibility::Link => "by link",
    };
    let mut text = format!(
        "{}: {}, {}, {listed}\nGame: {}{}\nActions: {}\nCommitment: {}",
        table.id,
        one_line(&table.name),
        status(table),
        table.game,
        Some(&table.setup.scenario)
            .filter(|scenario| !scenario.is_empty())
            .map_or_else(String::new, |scenario| format!(" ({scenario})")),
        table.number,
        table.dice.commitment,
    );
    for seat in &table.seats {
        let asked = if table.asked.contains(&seat.seat) {
            ", is asked"
        } else {
            ""
        };
        // Writing to a string cannot fail.
        _ = write!(
            text,
            "\nSeat {}: {}{asked}",
            seat.seat.number(),
            occupant(seat)
        );
    }
    if let Some(over) = &table.over {
        let cause = match over.cause {
            EndingCause::Rules => "as the rules say",
            EndingCause::Resignation => "by resignation",
            EndingCause::Agreement => "by agreement",
            EndingCause::Closed => "closed",
            EndingCause::Abandoned => "nobody came any more",
        };
        let winners = over.winners.iter().map(|seat| seat.number().to_string());
        let winners: Vec<String> = winners.collect();
        _ = match winners.as_slice() {
            [] => write!(text, "\nEnded: {cause}; nobody has won"),
            _ => write!(text, "\nEnded: {cause}; won by seat {}", winners.join(", ")),
        };
    }
    text
}

/// What became of a file.
pub(crate) fn imported(imported: &Imported) -> String {
    let mut text = format!("Imported: {}", imported.id);
    if !imported.strangers.is_empty() {
        let names = one_line(&imported.strangers.join(", "));
        _ = write!(text, ". Not known here, so their seats are free: {names}");
    }
    if imported.other_rules {
        text.push_str(". It was played under other rules: see polemarch admin patch");
    }
    text
}

/// How a table fits the rules.
pub(crate) fn patched(table: &Patched) -> String {
    let Patched {
        id,
        name,
        game,
        rules,
        fit,
        change,
    } = table;
    let done = match change {
        Change::None => "",
        Change::Mended => "; repaired",
        Change::Busy => "; not repaired, because somebody is playing there: try again",
    };
    let told = match fit {
        Fit::Whole => format!("fits{done}"),
        Fit::Without { entry, why } => {
            let kept = if *change == Change::Mended {
                "was left out and put aside"
            } else {
                "can be left out"
            };
            format!(
                "fits without entry {entry}, which does not fit: {why}; it {kept}, with new dice from here on{done}"
            )
        }
        Fit::Until {
            entry,
            number,
            lost,
            why,
        } => {
            let kept = if *change == Change::Mended {
                " and were put aside"
            } else {
                ""
            };
            format!(
                "does not fit from entry {entry} on, after {number} actions: {why}; {lost} entries do not count{kept}{done}"
            )
        }
        Fit::Never { why } => format!("does not fit at all: {why}; close it or export it"),
    };
    one_line(&format!("{id}  {game}, rules {rules}  {name}: {told}"))
}

#[cfg(test)]
mod tests {
    use super::actions;

    #[test]
    fn one_action_is_singular() {
        assert_eq!([0, 1, 2].map(actions), ["actions", "action", "actions"]);
    }
}
