# What the scenarios and options of the games mean, for those who make a table.

## Antike
about-antike-scenario-west = From Britain to Syria: Greeks, Romans, Germans, and with more nations Phoenicians, Carthaginians and Persians.
about-antike-scenario-east = From Sicily to the Indus: Greeks, Persians, Arabs, and with more nations Phoenicians, Egyptians and Babylonians.
about-antike-option-nations = Few nations have room to grow in peace; many meet and fight sooner.
about-antike-option-deal = If the players choose, each sees the starting cities before he decides.
about-antike-option-long = With a single city the beginning is slower and the game longer.
about-antike-option-victory = Counts only where three nations play; with more nations the goal is lower and fixed.
about-antike-option-fights = By the rulebook a fight that somebody demands goes on, one for one, until one side has no legion or galley left there. A choice allows small trades.
about-antike-option-entry = When units enter your province, you fight all of their nation that stand there, or only the newcomers.
about-antike-option-coins = Everybody gets as many coins either way; taken before the round they are seen sooner, and if the bank runs out it is the last nations that go without.
about-antike-option-supply = The box has 90 chips of 1, 2 and 5: at most 150 units of each resource, nobody says how many. When the bank is out of something, nobody gets any until some is paid back.

## Syracuse
about-syracuse-scenario-historical = Nine turns from autumn 415 BC. Syracuse holds the counter that recalls Alcibiades, and everybody knows it.
about-syracuse-scenario-variant = As it was, but the counter that recalls Alcibiades lies in the bowl: nobody knows when it will be drawn.
about-syracuse-scenario-alcibiades = Ten turns from summer 415 BC, and Alcibiades is never recalled: Athens is stronger.
about-syracuse-option-edition = The two rulebooks differ in a few details, such as dice for works and declining combats. The French one is the original.
about-syracuse-option-leader_passage = The rules count a passage by sea as a leader's whole move; it is less clear whether he may walk to the ships before.
about-syracuse-option-ruins = By the letter a destroyed wall must be repaired before another is built, even while an enemy wall forbids the repair: then Syracuse can build none at all.

## Hellespont
about-hellespont-scenario-historical = Ten months from September 411 BC: the fleets of Athens and Sparta fight for the strait through which Athens gets its grain.
about-hellespont-scenario-alcibiades = Not as it was: Alcibiades comes back early and in full power in place of Thrasybulus, Athens begins with the advantage, and five stratagems are out of the game.
about-hellespont-option-siege_ratio = The rulebook prints 1 die lost below the strength of the garrison, 2 below twice and 3 below three times as much; unless you choose the print, the order is turned round, so that the weaker besieger loses more.
about-hellespont-option-storm = The rulebook prints that ships off beaches beside a friendly port are hit on 5 and 6, all others on 6; unless you choose the print, the two numbers change places, so that shelter helps.
about-hellespont-option-evasion_loss = A fleet that evades weakens one of its units: by the letter any of them, troops aboard too; in the other reading a ship.
about-hellespont-option-returned_units = The rulebook does not say on which side a land unit comes back that the advantage returns: at full strength, or weakened.

## The Peloponnesian War
about-peloponnesian-war-scenario-peloponnesian-war = The whole war in ten turns, or until one side gives up: an evening or two. You begin as Athens; more than 150 victory points are a decisive victory.
about-peloponnesian-war-scenario-archidamian-war = The same beginning, but three turns at most; it ends early with an armistice, or when you come back to Athens after a change of sides. 40 victory points win: a good first game.
about-peloponnesian-war-scenario-decelean-war = Turns 6 to 8, with Nicias before Syracuse, which has joined Sparta. You begin as Athens; there is no armistice; 40 victory points win.
about-peloponnesian-war-scenario-fall-of-athens = Turns 7 to 10: you begin as Sparta, and much of the Delian League is in revolt. There is no armistice; 40 victory points win.
about-peloponnesian-war-option-sicily = Rules and player aid contradict each other; we follow the rules unless you say otherwise.
about-peloponnesian-war-option-athens-leader = Whether a battle at Athens calls a leader to the city.
about-peloponnesian-war-option-passing = What the side that the system plays does when it lacks money or troops: the rules make it pass, or it can make do with what it has.
about-peloponnesian-war-option-control = Whether a space taken this turn cuts the line to the Euxine, or opens the Isthmus, before the Administrative Phase.
about-peloponnesian-war-option-cavalry = Whether horsemen in Athens must ride out against an army that lies before Piraeus, and the reverse.
about-peloponnesian-war-option-half = Of what Spartan hoplites, or Athenian ships, must be at least half for their bonus of 2 in battle.
about-peloponnesian-war-option-deaths = No side loses more than three leaders to event 11; the Decelean War begins with Pericles, Cleon, Brasidas and Archidamus dead, the Fall of Athens with Nicias and Demosthenes as well.
about-peloponnesian-war-option-lone-leader = The designer has given both answers to what happens to a leader who is intercepted where friends stand.
about-peloponnesian-war-option-chance = The rules say that whatever is left to chance goes to the benefit of the side that the system plays; whether this includes what concerns your own armies is for you to decide. It plays no part with two players.
