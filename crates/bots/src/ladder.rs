//! Which level beats which, how surely, and by how much.

use crate::level::Level;

/// Games of one level against another, counted for the first.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    pub games: u32,
    /// Games won, a draw as half of one.
    pub won: f64,
}

impl Tally {
    /// Of all games, how many were won.
    pub fn share(&self) -> f64 {
        self.won / f64::from(self.games.max(1))
    }

    /// Wilson's interval for the share: in 95 of 100 such series the true share lies within.
    pub fn interval(&self) -> [f64; 2] {
        let (games, share, z) = (f64::from(self.games.max(1)), self.share(), 1.96);
        let middle = share + z * z / (2.0 * games);
        let half = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
        [middle - half, middle + half].map(|end| (end / (1.0 + z * z / games)).clamp(0.0, 1.0))
    }
}

/// One level against another that has all the other seats.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pairing {
    pub level: Level,
    pub against: Level,
    pub tally: Tally,
}

/// The pairings of a ladder: every level against the one below, and against greedy.
pub fn pairings(levels: &[Level]) -> Vec<(Level, Level)> {
    let mut pairs: Vec<(Level, Level)> = Vec::new();
    for (&below, &level) in levels.iter().zip(levels.iter().skip(1)) {
        pairs.push((level, below));
    }
    for &level in levels.iter().filter(|&&level| level != Level::Greedy) {
        let pair = (level, Level::Greedy);
        let known = pairs.contains(&pair) || pairs.contains(&(Level::Greedy, level));
        if levels.contains(&Level::Greedy) && !known {
            pairs.push(pair);
        }
    }
    pairs
}

/// How strong the levels are, in points of Elo: 0 for greedy, or for the first if greedy does not play. `seats` is how many sit at a table:
/// one of the better level, all others of the other one.
pub fn ratings(levels: &[Level], pairings: &[Pairing], seats: usize) -> Vec<f64> {
    const ROUNDS: usize = 4000;
    /// One point of the logistic scale in points of Elo.
    const ELO: f64 = 173.717_792_761_3;
    let place = |level: Level| levels.iter().position(|&other| other == level);
    let rivals = (seats.max(2) - 1) as f64;
    let mut strengths = vec![0.0_f64; levels.len()];
    for _ in 0..ROUNDS {
        let mut pull = vec![0.0; levels.len()];
        let mut weight = vec![1.0; levels.len()];
        for pairing in pairings {
            let (Some(one), Some(other)) = (place(pairing.level), place(pairing.against)) else {
                continue;
            };
            let gap = strengths.get(one).unwrap_or(&0.0) - strengths.get(other).unwrap_or(&0.0);
            let expected = 1.0 / (1.0 + rivals * (-gap).exp());
            // Half a game won and half a game lost keep a clean sweep finite.
            let games = f64::from(pairing.tally.games) + 1.0;
            let missing = pairing.tally.won + 0.5 - games * expected;
            for (place, sign) in [(one, 1.0), (other, -1.0)] {
                if let (Some(pull), Some(weight)) = (pull.get_mut(place), weight.get_mut(place)) {
                    *pull += sign * missing;
                    *weight += games;
                }
            }
        }
        for ((strength, pull), weight) in strengths.iter_mut().zip(pull).zip(weight) {
            *strength += pull / weight;
        }
    }
    let base = place(Level::Greedy).unwrap_or(0);
    let base = strengths.get(base).copied().unwrap_or_default();
    let elo = |strength: f64| (strength - base) * ELO;
    strengths.into_iter().map(elo).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(games: u32, won: f64) -> Tally {
        Tally { games, won }
    }

    #[test]
    fn the_interval_narrows_with_the_games() {
        let [low, high] = tally(100, 65.0).interval();
        assert!(
            (low - 0.552).abs() < 0.002 && (high - 0.736).abs() < 0.002,
            "{low} {high}"
        );
        let [low, high] = tally(10_000, 6500.0).interval();
        assert!(0.64 < low && high < 0.66);
        assert!(tally(20, 20.0).interval()[1] > 0.999);
    }

    #[test]
    fn every_level_meets_the_one_below_and_greedy() {
        let levels: Vec<Level> = ["random", "greedy", "search:1", "search:2"]
            .map(|name| name.parse().unwrap())
            .to_vec();
        let names: Vec<String> = pairings(&levels)
            .iter()
            .map(|(one, other)| format!("{one}-{other}"))
            .collect();
        assert_eq!(
            names,
            [
                "greedy-random",
                "search:1-greedy",
                "search:2-search:1",
                "search:2-greedy"
            ]
        );
    }

    #[test]
    fn three_games_of_four_are_two_hundred_points() {
        let levels = [Level::ALL[1], Level::ALL[2]];
        let pairing = Pairing {
            level: levels[1],
            against: levels[0],
            tally: tally(4000, 3000.0),
        };
        let [greedy, search] = ratings(&levels, &[pairing], 2)[..] else {
            panic!("two levels");
        };
        assert_eq!(greedy, 0.0);
        assert!((search - 190.8).abs() < 2.0, "{search}");
        let quarter = Pairing {
            tally: tally(4000, 1000.0),
            ..pairing
        };
        let four = ratings(&levels, &[quarter], 4)[1];
        assert!(
            four.abs() < 2.0,
            "one of four equals wins every fourth game: {four}"
        );
    }
}
