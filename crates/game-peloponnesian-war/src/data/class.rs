//! 4.1.1 Manners of moving: which lines an army may use, and whom nobody passes.

use super::map_file::{Line, LineKind};
use crate::{ids::SpaceId, sets::SpaceSet, step::RouteKind};

/// 4.1.2a Are ships drawn across the Isthmus?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Isthmus {
    Closed,
    Open,
}

/// 4.1.1e-g, 4.1.4a Which lines an army may use. One plain number for all of it: it is asked for with every way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Class {
    /// Land troops only.
    Land,
    /// As many ships as land troops or more.
    Fleet,
    FleetOverIsthmus,
    FleetOverOpenSea,
    FleetOverBoth,
    /// Ships, but too few.
    Short,
    ShortOverIsthmus,
    /// 4.1b A leader without troops: lines of every kind.
    Alone,
    AloneOverOpenSea,
}

impl Class {
    pub(super) const ALL: [Self; 9] = [
        Self::Land,
        Self::Fleet,
        Self::FleetOverIsthmus,
        Self::FleetOverOpenSea,
        Self::FleetOverBoth,
        Self::Short,
        Self::ShortOverIsthmus,
        Self::Alone,
        Self::AloneOverOpenSea,
    ];

    #[inline]
    pub(crate) const fn alone(route: RouteKind) -> Self {
        match route {
            RouteKind::Usual => Self::Alone,
            RouteKind::OpenSea => Self::AloneOverOpenSea,
        }
    }

    #[inline]
    pub(crate) const fn fleet(isthmus: Isthmus, route: RouteKind) -> Self {
        match (isthmus, route) {
            (Isthmus::Closed, RouteKind::Usual) => Self::Fleet,
            (Isthmus::Open, RouteKind::Usual) => Self::FleetOverIsthmus,
            (Isthmus::Closed, RouteKind::OpenSea) => Self::FleetOverOpenSea,
            (Isthmus::Open, RouteKind::OpenSea) => Self::FleetOverBoth,
        }
    }

    #[inline]
    pub(crate) const fn short(isthmus: Isthmus) -> Self {
        match isthmus {
            Isthmus::Closed => Self::Short,
            Isthmus::Open => Self::ShortOverIsthmus,
        }
    }

    /// Ships, but too few.
    #[inline]
    pub(crate) fn is_short(self) -> bool {
        matches!(self, Self::Short | Self::ShortOverIsthmus)
    }

    /// 4.1.3c Those who may cross the open sea, as if they might not.
    pub(super) fn coastal(self) -> Option<Self> {
        match self {
            Self::FleetOverOpenSea => Some(Self::Fleet),
            Self::FleetOverBoth => Some(Self::FleetOverIsthmus),
            Self::AloneOverOpenSea => Some(Self::Alone),
            Self::Land
            | Self::Fleet
            | Self::FleetOverIsthmus
            | Self::Short
            | Self::ShortOverIsthmus
            | Self::Alone => None,
        }
    }

    #[inline]
    pub(super) fn index(self) -> usize {
        self as usize
    }

    pub(super) fn allows(self, line: &Line) -> bool {
        let crosses_isthmus = matches!(
            self,
            Self::FleetOverIsthmus | Self::FleetOverBoth | Self::ShortOverIsthmus
        );
        let crosses_sea = matches!(self, Self::FleetOverOpenSea | Self::FleetOverBoth);
        match self {
            Self::Land => line.kind != LineKind::Naval,
            Self::Fleet | Self::FleetOverIsthmus | Self::FleetOverOpenSea | Self::FleetOverBoth => {
                line.kind != LineKind::Land
                    && (crosses_isthmus || !line.is_isthmus)
                    && (crosses_sea || !line.is_crossing)
            }
            Self::Short | Self::ShortOverIsthmus => {
                line.kind == LineKind::Mixed && (crosses_isthmus || !line.is_isthmus)
            }
            Self::Alone => !line.is_crossing,
            Self::AloneOverOpenSea => true,
        }
    }
}

/// 4.1.1o Which of the two neutrals that nobody passes are neutral now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ClosedNeutrals {
    pub argos: bool,
    pub syracuse: bool,
}

impl ClosedNeutrals {
    pub(super) const COUNT: usize = 4;

    pub(super) const ALL: [Self; Self::COUNT] = [
        Self {
            argos: false,
            syracuse: false,
        },
        Self {
            argos: true,
            syracuse: false,
        },
        Self {
            argos: false,
            syracuse: true,
        },
        Self {
            argos: true,
            syracuse: true,
        },
    ];

    #[inline]
    pub(super) fn index(self) -> usize {
        usize::from(self.argos) + 2 * usize::from(self.syracuse)
    }

    /// The neutrals that cannot be passed.
    pub(super) fn spaces(self) -> SpaceSet {
        let argos = self.argos.then_some(SpaceId::ARGOS);
        let syracuse = self.syracuse.then_some(SpaceId::SYRACUSE);
        argos.into_iter().chain(syracuse).collect()
    }
}
