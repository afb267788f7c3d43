//! Forces, compared with the same sums of six numbers, one for each sort.

use crate::{Kind, Sort, force::Force};

const KINDS: [Kind; 3] = [Kind::Hoplite, Kind::Cavalry, Kind::Naval];

/// How many points of each sort.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Plain([u8; Sort::COUNT]);

impl Plain {
    fn of(force: Force) -> Self {
        Self(Sort::ALL.map(|sort| force.get(sort)))
    }

    fn force(self) -> Force {
        let mut force = Force::EMPTY;
        for sort in Sort::ALL {
            force.set(sort, self.get(sort));
        }
        force
    }

    fn get(self, sort: Sort) -> u8 {
        self.0[sort.index()]
    }

    /// The points of each sort, made from those that two forces have of it.
    fn with(self, other: Self, make: impl Fn(u8, u8) -> u8) -> Self {
        Self(Sort::ALL.map(|sort| make(self.get(sort), other.get(sort))))
    }

    /// Only the sorts that pass.
    fn only(self, passes: impl Fn(Sort) -> bool) -> Self {
        Self(Sort::ALL.map(|sort| if passes(sort) { self.get(sort) } else { 0 }))
    }

    /// Each sort has as many points as another sort had, if one is named.
    fn moved(self, from: impl Fn(Sort) -> Option<Sort>) -> Self {
        Self(Sort::ALL.map(|sort| from(sort).map_or(0, |from| self.get(from))))
    }

    fn kind(self, kind: Kind) -> u8 {
        self.get(Sort::own(kind)) + self.get(Sort::allied(kind))
    }

    fn present(self) -> impl DoubleEndedIterator<Item = Sort> {
        Sort::ALL
            .into_iter()
            .filter(move |&sort| self.get(sort) > 0)
    }
}

/// Every pair of counts, in different sorts at once, with both forces' counts of each sort below `end`.
fn pairs(end: u8) -> impl Iterator<Item = (Plain, Plain)> {
    let counts = (0..end).flat_map(move |a| (0..end).map(move |b| (a, b)));
    counts.map(move |(a, b)| {
        let (x, y) = (end - 1 - a, end - 1 - b);
        (Plain([a, b, x, y, 0, a]), Plain([b, a, y, 0, x, a]))
    })
}

fn all_pairs() -> impl Iterator<Item = (Plain, Plain)> {
    pairs(Force::MOST + 1)
}

#[test]
fn sums_and_differences() {
    for (a, b) in all_pairs() {
        let (one, other) = (a.force(), b.force());
        assert_eq!(Plain::of(one), a);
        let sum = a.with(b, |a, b| (a + b).min(Force::MOST));
        assert_eq!(Plain::of(one.plus(other)), sum, "{a:?} and {b:?}");
        let rest = a.with(b, u8::saturating_sub);
        assert_eq!(Plain::of(one.minus(other)), rest, "{a:?} less {b:?}");
        let both = a.with(b, u8::min);
        assert_eq!(Plain::of(one.capped(other)), both, "{a:?} in {b:?}");
        assert_eq!(Plain::of(one.without(both.force())), rest);
        assert_eq!(one.capped(Force::FULL), one);
    }
}

#[test]
fn own_men_and_allies() {
    for (a, _) in all_pairs() {
        let force = a.force();
        assert_eq!(Plain::of(force.own()), a.only(Sort::is_own));
        assert_eq!(Plain::of(force.allied()), a.only(|sort| !sort.is_own()));
        let from_allies = |sort: Sort| sort.is_own().then(|| Sort::allied(sort.kind()));
        assert_eq!(Plain::of(force.allied_as_own()), a.moved(from_allies));
        let from_own = |sort: Sort| (!sort.is_own()).then(|| Sort::own(sort.kind()));
        assert_eq!(Plain::of(force.own().own_as_allied()), a.moved(from_own));
        assert_eq!(force.has_allies(), a.present().any(|sort| !sort.is_own()));
        for kind in KINDS {
            let by_kind = force.by_kind();
            let all = a.kind(kind).min(Force::MOST);
            assert_eq!(by_kind.get(Sort::own(kind)), all);
            assert_eq!(by_kind.get(Sort::allied(kind)), 0);
        }
    }
}

/// Points of both sorts of all kinds together fit into a byte only up to 42 of each.
#[test]
fn counts_of_kinds() {
    for (a, b) in pairs(43) {
        let force = a.force();
        for kind in KINDS {
            assert_eq!(force.kind(kind), a.kind(kind), "{kind:?} of {a:?}");
            assert_eq!(force.has(kind), a.kind(kind) > 0, "{kind:?} in {a:?}");
        }
        let [hoplites, cavalry, ships] = KINDS.map(|kind| a.kind(kind));
        let counts = [force.hoplites(), force.cavalry(), force.ships()];
        assert_eq!(counts, [hoplites, cavalry, ships]);
        assert_eq!(force.land(), hoplites + cavalry);
        assert_eq!(force.total(), a.0.iter().sum::<u8>());
        assert_eq!(force.is_empty(), a == Plain([0; Sort::COUNT]));
        let land = hoplites + cavalry;
        assert_eq!(force.is_aboard(), land <= ships, "{a:?}");
        let wanted = b.only(Sort::is_own);
        let has_any = KINDS
            .into_iter()
            .any(|kind| wanted.kind(kind) > 0 && a.kind(kind) > 0);
        assert_eq!(force.has_kinds_of(wanted.force()), has_any);
    }
}

#[test]
fn single_points_and_sorts() {
    for (a, b) in all_pairs() {
        let (one, other) = (a.force(), b.force());
        let single = a.0.iter().map(|&count| u16::from(count)).sum::<u16>() == 1;
        assert_eq!(one.is_single(), single, "{a:?}");
        assert_eq!(
            Plain::of(one.one_of_each()),
            a.with(a, |count, _| count.min(1))
        );
        let last = a.present().next_back();
        let last = last.map_or(Force::EMPTY, |sort| Force::of(sort, 1));
        assert_eq!(one.last_one(), last, "{a:?}");
        for from in 0..=Sort::COUNT {
            let first = a.present().find(|sort| sort.index() >= from);
            assert_eq!(one.first_sort_from(from), first, "{a:?} from {from}");
        }
        let full = Force::FULL.own();
        let chosen = Sort::ALL.map(|sort| if sort.is_own() { a } else { b }.get(sort));
        assert_eq!(Plain::of(one.where_in(full, other)), Plain(chosen));
        for sort in Sort::ALL {
            let force = Force::of(sort, a.get(sort));
            assert_eq!(Plain::of(force), a.only(|other| other == sort));
            assert_eq!(force.is_single(), a.get(sort) == 1);
        }
    }
}
