//! Screens with little room, as in the styles.

/** Panels are folded away: narrow screens, and low ones such as a phone on its side. */
export const PHONE = "(max-width: 760px), (max-height: 500px)";

/** A window in which a box would take half of the map. */
export const TABLET = "(max-width: 1199px)";

/** A phone held upright: nothing finds room beside anything. */
export const UPRIGHT = "(max-width: 760px)";

/** A phone on its side: the question stands beside the map. */
export const ON_ITS_SIDE = "(max-height: 500px) and (min-width: 600px)";
