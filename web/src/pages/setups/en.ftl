# What the scenarios and options of the games mean, for those who make a table.

## Antike
about-antike-scenario-west = From Britain to Syria: Greeks, Romans, Germans, and with more nations Phoenicians, Carthaginians and Persians.
about-antike-scenario-east = From Sicily to the Indus: Greeks, Persians, Arabs, and with more nations Phoenicians, Egyptians and Babylonians.
about-antike-option-nations = With few nations there is room to grow in peace; with many, fighting starts sooner.
about-antike-option-deal = If the players choose, they see the starting cities first.
about-antike-option-long = With a single city, the start is slower and the game longer.
about-antike-option-victory = Only for three nations. With more nations the goal is lower and fixed.
about-antike-option-fights = In the rulebook a fight goes on, one for one, until one side has no legions or galleys left there. With the alternative you may give up just a few units each.
about-antike-option-entry = When units enter a province of yours, you may fight all their nation's units there, or only the newcomers.
about-antike-option-coins = Everyone gets the same number of coins either way. Taken at the start of the round, they come sooner; if the bank runs out, the last nations go without.
about-antike-option-supply = The box has 90 chips of 1, 2 and 5: at most 150 units of each resource; the rules do not say how many. When the bank runs out of something, nobody gets any until some is paid back.

## Syracuse
about-syracuse-scenario-historical = Nine turns from autumn 415 BC. Syracuse holds the counter that recalls Alcibiades, and everyone knows it.
about-syracuse-scenario-variant = Historical, but the counter that recalls Alcibiades is in the bowl: nobody knows when it will be drawn.
about-syracuse-scenario-alcibiades = Ten turns from summer 415 BC, and Alcibiades is never recalled: Athens is stronger.
about-syracuse-option-edition = The two rulebooks differ in a few details, such as dice for works and declining combats. The French one is the original.
about-syracuse-option-leader_passage = The rules count a passage by sea as a leader's whole move. It is less clear whether the leader may walk to the ships first.
about-syracuse-option-ruins = To the letter, a destroyed wall must be repaired before another is built, even while an enemy wall prevents the repair: then Syracuse can build no wall at all.

## Hellespont
about-hellespont-scenario-historical = Ten months from August 411 BC: the fleets of Athens and Sparta fight for the strait through which Athens gets its grain.
about-hellespont-scenario-alcibiades = What if: Alcibiades comes back early and with full powers instead of Thrasybulus, Athens starts with the advantage, and five stratagems are out of the game.
about-hellespont-option-siege_ratio = As printed, a besieger loses 1 die below the garrison's strength, 2 below twice and 3 below three times that strength. By default the order is reversed, so that the weaker besieger loses more.
about-hellespont-option-storm = As printed, ships off beaches beside a friendly port are hit on 5 and 6, all others on 6. By default the two numbers are swapped, so that shelter helps.
about-hellespont-option-evasion_loss = A fleet that evades weakens one of its units. To the letter it may be any of them, even troops aboard; in the other reading it is a ship.
about-hellespont-option-returned_units = The rulebook does not say whether a land unit brought back by the advantage returns at full strength or weakened.

## The Peloponnesian War
about-peloponnesian-war-scenario-peloponnesian-war = The whole war in ten turns, or until one side surrenders: an evening or two. You start as Athens; more than 150 victory points are a decisive victory.
about-peloponnesian-war-scenario-archidamian-war = The same start, but three turns at most; it ends early with an armistice, or when you come back to Athens after a change of sides. 40 victory points win: a good first game.
about-peloponnesian-war-scenario-decelean-war = Turns 6 to 8, with Nicias before Syracuse, which has joined Sparta. You start as Athens. There is no armistice; 40 victory points win.
about-peloponnesian-war-scenario-fall-of-athens = Turns 7 to 10: you start as Sparta, and much of the Delian League is in revolt. There is no armistice; 40 victory points win.
about-peloponnesian-war-option-sicily = The rules and the player aid contradict each other. The default follows the rules.
about-peloponnesian-war-option-athens-leader = Whether a battle at Athens calls a leader to the city.
about-peloponnesian-war-option-passing = What the system does when its side lacks money or troops: the rules make it pass, or it can make do with what it has.
about-peloponnesian-war-option-control = Whether a space taken this turn cuts the line to the Euxine, or opens the Isthmus, before the Administrative Phase.
about-peloponnesian-war-option-cavalry = Whether cavalry in Athens must ride out against an army outside Piraeus, and the reverse.
about-peloponnesian-war-option-half = What Spartan hoplites, or Athenian ships, must make up at least half of to get their bonus of 2 in battle.
about-peloponnesian-war-option-deaths = No side loses more than three leaders to event 11; the Decelean War starts with Pericles, Cleon, Brasidas and Archidamus dead, the Fall of Athens with Nicias and Demosthenes as well.
about-peloponnesian-war-option-lone-leader = The designer has given both answers about a leader who is intercepted among friends.
about-peloponnesian-war-option-chance = By the rules, whatever is left to chance benefits the side that the system plays. The other reading leaves what concerns your own armies to an even die. No effect with two players.
about-peloponnesian-war-option-surrender = A surrender is worth 200 points divided by the turns elapsed. Scenarios count points as the long war does, so all turns of the war count. If only those of the scenario did, it would be worth 50 or more, and 40 win.
