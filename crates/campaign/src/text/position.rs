//! Clauses of positions in short notation that both games have.

use engine::{Misread, Setup, word};

use crate::{At, BySide, Campaign, CampaignState, Piece, PieceOf};

impl<C: Campaign> CampaignState<C> {
    /// `hand athenian K07 K14`: whoever is named gives up what he had; then each takes his counters out of the bowl. Says who was named.
    pub fn read_hands(&mut self, clauses: &[&str]) -> Result<Vec<C::Side>, String> {
        let mut dealt = Vec::new();
        let hands = clauses.iter();
        for words in hands.filter_map(|clause| clause.strip_prefix("hand ")) {
            let (side, counters) = words.split_once(' ').unwrap_or((words, ""));
            let side: C::Side = word(side, "side")?;
            self.bowl.take_all(self.hands.of_mut(side));
            dealt.push((side, counters));
        }
        for &(side, counters) in &dealt {
            for counter in counters.split_whitespace() {
                let counter: C::Counter = word(counter, "counter")?;
                if !self.bowl.contains(counter) {
                    return Err(format!("counter {counter} is not in the bowl"));
                }
                self.bowl.remove(counter);
                self.hands.of_mut(side).insert(counter);
            }
        }
        Ok(dealt.into_iter().map(|(side, _)| side).collect())
    }
}

/// `historical ruins=bypass`: the scenario and its options. A word that stands alone is the value of the option `alone`, where there is such a one.
pub fn read_setup(head: &str, alone: Option<&str>) -> Result<Setup, String> {
    let mut words = head.split_whitespace();
    let mut setup = Setup::scenario(words.next().unwrap_or_default());
    for word in words {
        let value = alone.map(|key| (key, word));
        let (key, value) = word
            .split_once('=')
            .or(value)
            .ok_or_else(|| format!("'{word}' is no option"))?;
        setup = setup.option(key, value);
    }
    Ok(setup)
}

/// `T13: syr-H1 syr-H2- sicanos`: puts pieces into a place, or into `reserve`, `eliminated`, `removed`; `-` with their back side up. Says whether the
/// clause was such a one.
pub fn read_pieces<C: Campaign>(
    clause: &str,
    mut put: impl FnMut(C::Piece, PieceOf<C>),
) -> Result<bool, Misread> {
    let Some((place, pieces)) = clause.split_once(':') else {
        return Ok(false);
    };
    let at: At<C::Place> = word(place.trim(), "place")?;
    for id in pieces.split_whitespace() {
        let (id, back) = id.strip_suffix('-').map_or((id, false), |id| (id, true));
        let piece = Piece {
            at,
            back,
            start: at.place().unwrap_or_default(),
            ..Piece::in_reserve()
        };
        put(word(id, "piece")?, piece);
    }
    Ok(true)
}

/// Action points of a side that begins a phase, where nothing is said.
const POINTS: u8 = 4;

/// `phase athenian`: whoever begins an action phase has points to announce, even if the position gives none.
pub fn points_to_begin(left: &mut u8) {
    if *left == 0 {
        *left = POINTS;
    }
}

/// A position goes on from where it was put to its next question; it has to be sound before and after.
pub fn settled<T, E>(
    mut state: T,
    validate: impl Fn(&T) -> Result<(), E>,
    go_on: impl FnOnce(&mut T),
) -> Result<T, E> {
    validate(&state)?;
    go_on(&mut state);
    validate(&state)?;
    Ok(state)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_sound_before_and_after() {
        let is_small = |number: &u8| if *number < 5 { Ok(()) } else { Err(*number) };
        let doubled = |number: u8| settled(number, is_small, |number| *number *= 2);
        assert_eq!([1, 3, 7].map(doubled), [Ok(2), Err(6), Err(7)]);
    }

    #[test]
    fn a_position_names_its_scenario_and_options() {
        let expected = Setup::scenario("historical")
            .option("ruins", "bypass")
            .option("edition", "en");
        let read = |alone| read_setup("historical ruins=bypass en", alone);
        assert_eq!(read(Some("edition")), Ok(expected));
        assert_eq!(read(None), Err("'en' is no option".to_owned()));
    }

    #[test]
    fn whoever_begins_a_phase_has_points() {
        let began = [0, 1, 6].map(|mut left| {
            points_to_begin(&mut left);
            left
        });
        assert_eq!(began, [4, 1, 6]);
    }
}
