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
#[macro_export]
macro_rules! id_enum {
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
