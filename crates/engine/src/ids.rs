//! Ids that are names.

/// Defines an enum of ids, which are compared and counted in their order and written as text: in JSON, in notation, in data files.
///
/// ```
/// engine::id_enum! {
///     /// A season.
///     #[serde(rename_all = "kebab-case")]
///     #[strum(serialize_all = "kebab-case")]
///     pub enum Season {
///         EarlySummer,
///         Winter,
///     }
/// }
///
/// use strum::VariantArray;
/// assert_eq!("early-summer".parse(), Ok(Season::EarlySummer));
/// assert_eq!(Season::VARIANTS, [Season::EarlySummer, Season::Winter]);
/// ```
///
/// An id that is no word stands with its variant:
///
/// ```
/// engine::id_enum! {
///     pub enum Stratagem {
///         Cavalry = "S1",
///         Storm = "S2",
///     }
/// }
///
/// assert_eq!(Stratagem::Storm.to_string(), "S2");
/// ```
#[macro_export]
macro_rules! id_enum {
    ($(#[$meta:meta])* $vis:vis enum $Name:ident {
        $($(#[$about:meta])* $Variant:ident = $id:literal),+ $(,)?
    }) => {
        $crate::id_enum! {
            $(#[$meta])*
            $vis enum $Name {
                $($(#[$about])* #[serde(rename = $id)] #[strum(serialize = $id)] $Variant,)+
            }
        }
    };
    ($(#[$meta:meta])* $vis:vis enum $Name:ident { $($body:tt)* }) => {
        #[derive(
            Clone,
            Copy,
            Debug,
            PartialEq,
            Eq,
            PartialOrd,
            Ord,
            ::serde::Serialize,
            ::serde::Deserialize,
            ::strum::Display,
            ::strum::EnumString,
            ::strum::EnumCount,
            ::strum::IntoStaticStr,
            ::strum::VariantArray,
            ::ts_rs::TS,
        )]
        $(#[$meta])*
        $vis enum $Name { $($body)* }
    };
}
