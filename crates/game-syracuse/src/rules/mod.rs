//! The rules in the order of the rulebook, a line a module with its section. Each permission is a function that both the list of answers
//! and `apply` call.

// 2 The course of the turn.
pub(crate) mod activation; // 2.B.3.1, 2.B.3.2 announcing points, activating zones
pub(crate) mod arrivals; // 2.B.2 reinforcements
pub(crate) mod hands; // 2.A, 2.D.1 drawing and keeping counters
pub(crate) mod recovery; // 2.Dj, 2.Dk weakened units recover
pub(crate) mod regroup_targets; // 2.Dd to 2.Di who may regroup, and where to
pub(crate) mod regrouping; // 2.Dd to 2.Di free regrouping
pub(crate) mod turn; // 2 its parts in order
pub(crate) mod windows; // 2.B.3g moments for stratagems and the advantage
pub(crate) mod works; // 2.C the works phase
pub(crate) mod works_dice; // 2.Cb to 2.Cn the dice of the works

// 3 Movement.
pub(crate) mod convoy; // 3.4 amphibious operations
pub(crate) mod crossing; // 3.1, 3.2 what may be crossed, and the cost
pub(crate) mod groups; // 3.2 forming a group
pub(crate) mod landing; // 3.5 going ashore
pub(crate) mod marching; // 3, 3.2 a group on the march
pub(crate) mod sailing; // 3.1, 3.5 steps of ships
pub(crate) mod stacking; // 3.3 stacking limits
pub(crate) mod steps; // 3, 3.2 one step of a group
pub(crate) mod withdrawal; // 3.2n to 3.2q cavalry withdraws

// 4 Combat.
pub(crate) mod battle; // 4.2 the course of a combat
pub(crate) mod breach; // 4.5 destroying walls, breaking the chains
pub(crate) mod camp_assault; // 4.4 the assault of the camp
pub(crate) mod casualties; // 1.1h, 4.2.2d weakened, eliminated, captured
pub(crate) mod combats; // 4.1 which combats are fought
pub(crate) mod forecast; // 4.2 the exact odds
pub(crate) mod losses; // 4.2.1 losses and pursuit
pub(crate) mod modifiers; // 4.2 strengths, odds and modifiers
pub(crate) mod occupation; // 4.3d, 4.4h moving into what was taken
pub(crate) mod refuge; // 4.2.2 where a piece may retreat to
pub(crate) mod retreat; // 4.2.2 retreats
pub(crate) mod siege; // 4.3j to 4.3m sieges

// 5 Works.
pub(crate) mod building; // 5.1 to 5.3, 5.5 camp, forts and chains
pub(crate) mod walls; // 5.4 walls

// 6 Supply.
pub(crate) mod attrition; // 6.4 attrition
pub(crate) mod supply; // 6 to 6.3 want, famine, capitulation

// 7 Stratagems; when each may be used is in `campaign::Occasion`.
pub(crate) mod combat_stratagems; // 7 those of a combat
pub(crate) mod epidemic; // 7.S23 the epidemic
pub(crate) mod storm; // 7.S4 the storm
pub(crate) mod stratagem_effects; // 7 what each does
pub(crate) mod stratagem_targets; // 7c what each is aimed at

// 8 The advantage.
pub(crate) mod advantage; // 8 its uses
pub(crate) mod rolls; // 8d dice that it cancels

// 9, 10 Victory and scenarios.
pub(crate) mod setup; // 10 setting up a scenario
pub(crate) mod victory; // 9 victory

// From a step to its question, and from an answer to its rule.
pub(crate) mod asked; // who is asked what
pub(crate) mod dispatch; // all legal answers
pub(crate) mod perform; // carrying out an answer
mod prelude; // what nearly every rule names
pub(crate) mod settle; // steps that ask nothing
