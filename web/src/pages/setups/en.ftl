# What the scenarios and options of the games mean, for those who make a table.

## Antike
about-antike-scenario-west = From Britain to Syria: Greeks, Romans, Germans, and with more nations Phoenicians, Carthaginians and Persians.
about-antike-scenario-east = From Sicily to the Indus: Greeks, Persians, Arabs, and with more nations Phoenicians, Egyptians and Babylonians.
about-antike-option-nations = Few nations have room to grow in peace; many meet and fight sooner.
about-antike-option-deal = If the players choose, each sees the starting cities before he decides.
about-antike-option-long = With a single city the beginning is slower and the game longer.
about-antike-option-victory = Counts only where three nations play; with more nations the goal is lower and fixed.

## Syracuse
about-syracuse-scenario-historical = Nine turns from autumn 415 BC. Syracuse holds the counter that recalls Alcibiades, and everybody knows it.
about-syracuse-scenario-variant = As it was, but the counter that recalls Alcibiades lies in the bowl: nobody knows when it will be drawn.
about-syracuse-scenario-alcibiades = Ten turns from summer 415 BC, and Alcibiades is never recalled: Athens is stronger.
about-syracuse-option-edition = The two rulebooks differ in a few details, such as dice for works and declining combats. The French one is the original.

## Hellespont
about-hellespont-scenario-historical = Ten months from September 411 BC: the fleets of Athens and Sparta fight for the strait through which Athens gets its grain.
about-hellespont-scenario-alcibiades = Not as it was: Alcibiades comes back early and in full power in place of Thrasybulus, Athens begins with the advantage, and five stratagems are out of the game.
about-hellespont-option-siege_ratio = How many dice a besieger loses who is not much stronger than the garrison. The printed figures read as if more strength were worse.
about-hellespont-option-storm = How a storm hits ships that lie off a beach or a friendly port.

## The Peloponnesian War
about-peloponnesian-war-scenario-peloponnesian-war = The whole war in ten turns, or until one side gives up: an evening or two. You begin as Athens; more than 150 victory points are a decisive victory.
about-peloponnesian-war-scenario-archidamian-war = The same beginning, but three turns at most; it ends early with an armistice, or when you come back to Athens after a change of sides. 40 victory points win: a good first game.
about-peloponnesian-war-scenario-decelean-war = Turns 6 to 8, with Nicias before Syracuse, which has joined Sparta. You begin as Athens; there is no armistice; 40 victory points win.
about-peloponnesian-war-scenario-fall-of-athens = Turns 7 to 10: you begin as Sparta, and much of the Delian League is in revolt. There is no armistice; 40 victory points win.
about-peloponnesian-war-option-sicily = Rules and player aid contradict each other; we follow the rules unless you say otherwise.
about-peloponnesian-war-option-athens-leader = Whether a battle at Athens calls a leader to the city.
about-peloponnesian-war-option-passing = What the side that the system plays does when it lacks money or troops: the rules make it pass, we can let it make do.
about-peloponnesian-war-option-control = Whether a space taken this turn cuts the line to the Euxine, or opens the Isthmus, before the Administrative Phase.
about-peloponnesian-war-option-cavalry = Whether horsemen in Athens must ride out against an army that lies before Piraeus, and the reverse.
about-peloponnesian-war-option-half = Of what Spartan hoplites, or Athenian ships, must be at least half for their bonus of 2 in battle.
about-peloponnesian-war-option-deaths = No side loses more than three leaders to event 11; the later scenarios begin with some of them dead.
about-peloponnesian-war-option-lone-leader = The designer has given both answers to what happens to a leader who is intercepted where friends stand.
