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
about-hellespont-scenario-historical = The campaign as it began, with the forces and leaders who were there.
about-hellespont-scenario-alcibiades = What if Athens had trusted Alcibiades as it once trusted Pericles?
about-hellespont-option-siege_ratio = How many dice a besieger loses who is not much stronger than the garrison. The printed figures read as if more strength were worse.
about-hellespont-option-storm = How a storm hits ships that lie off a beach or a friendly port.

## The Peloponnesian War
about-peloponnesian-war-scenario-peloponnesian-war = The whole war: an evening or two.
about-peloponnesian-war-scenario-archidamian-war = The first years, with Pericles: a good first game of an hour or so.
about-peloponnesian-war-scenario-decelean-war = From the Sicilian expedition to the Spartan fort in Attica.
about-peloponnesian-war-scenario-fall-of-athens = The end: can Athens survive the loss of its army in Sicily?
about-peloponnesian-war-option-sicily = Rules and player aid contradict each other; we follow the rules unless you say otherwise.
about-peloponnesian-war-option-athens-leader = Whether a battle at Athens calls a leader to the city.
about-peloponnesian-war-option-passing = How clever the side is that the system plays when it lacks money or troops.
