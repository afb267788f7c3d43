//! 4.1.1 Manners of moving: which lines an army may use, and whom nobody passes.

use super::map_file::{Line, LineKind};
use crate::{names::SpaceId, sets::SpaceSet};

/// 4.1.1e-g, 4.1.4a Which lines an army may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    /// Land troops only.
    Land,
    /// As many ships as land troops or more.
    Fleet { isthmus: bool, open_sea: bool },
    /// Ships, but too few.
    Short { isthmus: bool },
    /// 4.1b A leader without troops: lines of every kind.
    Alone,
}

impl Class {
    pub(super) const COUNT: usize = 8;

    pub(super) const ALL: [Self; Self::COUNT] = [
        Self::Land,
        Self::fleet(false, false),
        Self::fleet(true, false),
        Self::fleet(false, true),
        Self::fleet(true, true),
        Self::Short { isthmus: false },
        Self::Short { isthmus: true },
        Self::Alone,
    ];

    const fn fleet(isthmus: bool, open_sea: bool) -> Self {
        Self::Fleet { isthmus, open_sea }
    }

    /// 4.1.3c Those who may cross the open sea, as if they might not.
    pub(super) fn coastal(self) -> Option<Self> {
        match self {
            Self::Fleet {
                isthmus,
                open_sea: true,
            } => Some(Self::fleet(isthmus, false)),
            Self::Fleet { .. } | Self::Land | Self::Short { .. } | Self::Alone => None,
        }
    }

    pub(super) fn index(self) -> usize {
        match self {
            Self::Land => 0,
            Self::Fleet { isthmus, open_sea } => {
                1 + usize::from(isthmus) + 2 * usize::from(open_sea)
            }
            Self::Short { isthmus } => 5 + usize::from(isthmus),
            Self::Alone => 7,
        }
    }

    pub(super) fn allows(self, line: &Line) -> bool {
        match self {
            Self::Land => line.kind != LineKind::Naval,
            Self::Fleet { isthmus, open_sea } => {
                line.kind != LineKind::Land
                    && (isthmus || !line.is_isthmus)
                    && (open_sea || !line.is_crossing)
            }
            Self::Short { isthmus } => {
                line.kind == LineKind::Mixed && (isthmus || !line.is_isthmus)
            }
            Self::Alone => !line.is_crossing,
        }
    }
}

/// 4.1.1o Which of the two neutrals that nobody passes are neutral now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shut {
    pub argos: bool,
    pub syracuse: bool,
}

impl Shut {
    pub(super) const COUNT: usize = 4;

    pub(super) const ALL: [Self; Self::COUNT] = [
        Self::new(false, false),
        Self::new(true, false),
        Self::new(false, true),
        Self::new(true, true),
    ];

    const fn new(argos: bool, syracuse: bool) -> Self {
        Self { argos, syracuse }
    }

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
