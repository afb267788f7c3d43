//! Hellespont at a glance.

import type { Overview } from "./overview";

const overview: Overview = {
    setup: { scenario: "historical", seats: 2 },
    goal: [
        {
            en: "Two fleets fight for the strait through which the grain of Athens comes. After ten months victory points decide: for ports, supplies, ships at sea, and losses of the enemy.",
            fr: "Deux flottes se disputent le détroit par où vient le blé d'Athènes. Après dix mois, les points de victoire décident : pour les ports, le ravitaillement, les navires en mer et les pertes de l'ennemi.",
        },
        {
            en: "A side wins at once if at the end of a turn it holds the ports it needs: all eight for Athens, all but Cardia for Sparta.",
            fr: "Un camp gagne aussitôt si, à la fin d'un tour, il tient les ports qu'il lui faut : les huit pour Athènes, tous sauf Cardia pour Sparte.",
        },
    ],
    callOuts: [
        {
            at: '[data-zone="M4"]',
            say: {
                en: "The strait. It is narrow: here it is hard to slip past an enemy fleet.",
                fr: "Le détroit. Il est étroit : on y passe mal devant une flotte ennemie.",
            },
        },
        {
            at: '[data-zone="Sestos"]',
            say: {
                en: "A port: a walled square in the colour of whoever holds it. Ships enter by the anchor, troops by land. It falls only to a siege.",
                fr: "Un port : un carré fortifié à la couleur de qui le tient. Les navires entrent par l'ancre, les troupes par la terre. Seul un siège le prend.",
            },
        },
        {
            at: '[data-zone="Cyzique"]',
            say: {
                en: "Cyzicus is worth 5 victory points, Sestos and Abydos 3 each, every other port 1.",
                fr: "Cyzique vaut 5 points de victoire, Sestos et Abydos 3 chacun, tout autre port 1.",
            },
        },
        {
            at: '[data-zone="B1"]',
            say: {
                en: "A base outside the map. Reinforcements arrive here and leave by the arrow; nobody can attack it.",
                fr: "Une base hors carte. Les renforts y arrivent et en partent par la flèche ; nul ne peut l'attaquer.",
            },
        },
        {
            at: '[data-zone="T18"]',
            say: {
                en: "Yellow shores are beaches. Ships off a beach suffer no attrition and fear storms less.",
                fr: "Les rivages jaunes sont des plages. Au large d'une plage, les navires ne subissent pas d'attrition et craignent moins les tempêtes.",
            },
        },
    ],
    example: [
        {
            say: {
                en: "September 411. Each side draws two stratagems from the bowl and keeps them secret.",
                fr: "Septembre 411. Chaque camp tire deux stratagèmes du bol et les garde secrets.",
            },
            rules: ["2.Ab", "2.Ac"],
        },
        {
            say: {
                en: "Both roll two dice. Sparta rolls 6, Athens 3: Sparta has the initiative. Half the roll and 1 more for the month make 4 action points for Sparta and 3 for Athens.",
                fr: "Chacun lance deux dés. Sparte fait 6, Athènes 3 : Sparte a l'initiative. La moitié du jet et 1 de plus pour le mois font 4 points d'action pour Sparte et 3 pour Athènes.",
            },
            rules: ["2.B.1a", "2.B.1c", "2.B.1d"],
        },
        {
            say: {
                en: "Reinforcements come to the bases and sail at once, free of charge.",
                fr: "Les renforts arrivent dans les bases et partent aussitôt, gratuitement.",
            },
            rules: ["2.B.2a", "2.B.2f", "2.B.2g"],
        },
        {
            say: {
                en: "Sparta announces 2 points. Mindarus has two swords, so his zone is activated for free in September; his fleet sails from Abydos into the zone of the Athenians.",
                fr: "Sparte annonce 2 points. Mindaros a deux épées : en septembre, sa zone s'active gratuitement. Sa flotte va d'Abydos jusqu'à la zone des Athéniens.",
            },
            rules: ["2.B.3.1a", "2.B.3.2b"],
        },
        {
            say: {
                en: "Athens tries to evade, rolls too little and has to fight. Strength 40 against 20 is 2 to 1; one die on the table tells who loses what, and the loser retreats.",
                fr: "Athènes tente de s'évader, obtient trop peu et doit combattre. Force 40 contre 20, c'est 2 contre 1 ; un dé sur la table dit qui perd quoi, et le vaincu recule.",
            },
            rules: ["4.2.1d", "4.2.2a", "4.2.2e"],
        },
        {
            say: {
                en: "Sieges: Sparta has ships and hoplites beside Sestos and rolls 3 dice. A 6 would take the port; a 5 weakens everyone inside.",
                fr: "Sièges : Sparte a des navires et des hoplites près de Sestos et lance 3 dés. Un 6 prendrait le port ; un 5 affaiblit tous ceux qui s'y trouvent.",
            },
            rules: ["2.Cb", "5.1a", "5.2d", "5.2f"],
        },
        {
            say: {
                en: "At the end of the month fleets may go into port, leaders restore weakened units, supplies rise or fall, and whoever is far from ports and beaches tests attrition.",
                fr: "À la fin du mois, les flottes peuvent rentrer au port, les chefs rétablissent des unités affaiblies, le ravitaillement monte ou baisse, et qui est loin des ports et des plages teste l'attrition.",
            },
            rules: ["2.D.2h", "2.D.3a", "6.4a"],
        },
    ],
};

export default overview;
