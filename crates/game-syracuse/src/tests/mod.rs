//! Tests of the rules, a file a section.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a test picks the one case it is about"
)]

mod activation;
mod adjustments;
mod advantage;
mod advantage_dice;
mod advantage_exchange;
mod arrivals;
mod attrition;
mod battle;
mod board;
mod breach;
mod building;
mod camp_assault;
mod combat_stratagems;
mod combats;
mod convoy;
mod forecast;
mod groups;
mod hands;
mod hands_kept;
mod initiative;
mod landing;
mod losses;
mod marching;
mod modifiers;
mod modifiers_stratagems;
mod moments;
mod places;
mod recovery;
mod regroup_targets;
mod regrouping;
mod retreat;
mod sailing;
mod scenarios;
mod sequence;
mod siege;
mod stacking;
mod steps;
mod stratagems;
mod stratagems_at_sea;
mod stratagems_of_chance;
mod stratagems_on_people;
mod supply;
mod surplus;
mod transport;
mod victory;
mod walls;
mod warnings;
mod withdrawal;
mod works;
mod works_dice;
