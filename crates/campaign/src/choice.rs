//! Is there anything to choose?

/// What somebody has to choose from. A single option is taken without asking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice<T> {
    /// No option.
    Nothing,
    /// A single one.
    Only(T),
    /// More than one.
    Several,
}

impl<T> Choice<T> {
    /// The choice among these options; no more than two of them are looked at.
    pub fn among(mut options: impl Iterator<Item = T>) -> Self {
        match (options.next(), options.next()) {
            (None, _) => Self::Nothing,
            (Some(only), None) => Self::Only(only),
            (Some(_), Some(_)) => Self::Several,
        }
    }

    /// Takes a single option at once; otherwise somebody is asked.
    pub fn take_only<E>(self, take: impl FnOnce(T) -> Result<(), E>) -> Result<(), E> {
        match self {
            Self::Only(only) => take(only),
            Self::Nothing | Self::Several => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_single_option_is_taken_at_once() {
        let taken = |count: u8| Choice::among(0..count).take_only(Err);
        assert_eq!([taken(0), taken(1), taken(2)], [Ok(()), Err(0), Ok(())]);
    }

    #[test]
    fn a_single_option_is_no_choice() {
        let among = |count: u8| Choice::among(0..count);
        assert_eq!(
            [among(0), among(1), among(2), among(9)],
            [
                Choice::Nothing,
                Choice::Only(0),
                Choice::Several,
                Choice::Several
            ]
        );
    }
}
