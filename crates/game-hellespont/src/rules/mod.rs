//! The rules in the order of the rulebook, a line a module with its section. Each permission is a function that both the list of answers
//! and `apply` call.

// 2 The course of the turn.
pub(crate) mod activation; // 2.B.3.1, 2.B.3.2 announcing points, activating zones
pub(crate) mod arrivals; // 2.B.2 reinforcements
pub(crate) mod bases; // 2.B.2f to 2.B.2o leaving the bases
pub(crate) mod hands; // 10.1c, 2.D.1 choosing and keeping counters
pub(crate) mod recovery; // 2.D.3 weakened units recover
pub(crate) mod regrouping; // 2.D.2 going home
pub(crate) mod turn; // 2 its parts in order
pub(crate) mod windows; // 2.B.3i moments for stratagems and the advantage

// 3 Movement.
pub(crate) mod cargo; // 3.3e to 3.3g troops aboard
pub(crate) mod crossing; // 3.4 amphibious moves
pub(crate) mod groups; // 3.5a forming a group
pub(crate) mod marching; // 3 a group on the move
pub(crate) mod stacking; // 3.6 stacking limits
pub(crate) mod steps; // 3, 3.2, 3.3 one step of a group
pub(crate) mod withdrawal; // 3.5h, 3.5i cavalry withdraws

// 4 Combat.
pub(crate) mod battle; // 4.2 the course of a combat
pub(crate) mod casualties; // 1.1a, 4.2.4d weakened, eliminated, captured
pub(crate) mod combats; // 4.1 which combats are fought
pub(crate) mod evasion; // 4.2.1 evading a combat
pub(crate) mod forecast; // 4.2 the exact odds
pub(crate) mod losses; // 4.2.3 losses and pursuit
pub(crate) mod modifiers; // 4.2.2 strengths, odds and modifiers
pub(crate) mod retreat; // 4.2.4 retreats
pub(crate) mod weakening; // 4.2.1g, 5.2b, 6.4h units that their owner weakens

// 5 Sieges.
pub(crate) mod siege; // 2.C, 5 sieges

// 6 Supply.
pub(crate) mod attrition; // 6.4 attrition
pub(crate) mod supply; // 6 to 6.3 supply and shortage

// 7 Stratagems; when each may be used is in `campaign::Occasion`.
pub(crate) mod combat_stratagems; // 7 those of a combat
pub(crate) mod epidemic; // 7.S20 the epidemic
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
pub(crate) mod prospects; // what is known before the dice
pub(crate) mod settle; // steps that ask nothing
