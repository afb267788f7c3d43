//! Syracuse at a glance.

import type { Overview } from "./overview";

const overview: Overview = {
    setup: { scenario: "historical", seats: 2 },
    goal: [
        {
            en: "Athens has landed in Sicily. It builds a camp and three walls around Syracuse, until the city starves and capitulates. Syracuse builds counter-walls, closes the harbour and hunts the Athenian fleet.",
            fr: "Athènes a débarqué en Sicile. Elle bâtit un camp et trois murs autour de Syracuse, jusqu'à ce que la ville affamée capitule. Syracuse bâtit des contre-murs, ferme le port et traque la flotte athénienne.",
        },
        {
            en: "If neither side wins totally, victory points decide after nine turns: for forts, walls, and losses of the enemy.",
            fr: "Sans victoire totale, les points de victoire décident après neuf tours : pour les forts, les murs et les pertes de l'ennemi.",
        },
    ],
    callOuts: [
        {
            at: '[data-zone="T16"]',
            say: {
                en: "Syracuse, the walled city. Nobody can storm it: it must be starved.",
                fr: "Syracuse, la ville fortifiée. On ne peut la prendre d'assaut : il faut l'affamer.",
            },
        },
        {
            at: '[data-testid="work-camp"]',
            say: {
                en: "The site of the Athenian camp. Without the camp Athens cannot build walls.",
                fr: "Le site du camp athénien. Sans le camp, Athènes ne peut bâtir aucun mur.",
            },
        },
        {
            at: '[data-testid="wall-A2"]',
            say: {
                en: "Dotted lines are sites of walls: A1, A2, A3 for Athens, S1, S2, 3A or 3B for Syracuse.",
                fr: "Les pointillés sont des sites de murs : A1, A2, A3 pour Athènes, S1, S2, 3A ou 3B pour Syracuse.",
            },
        },
        {
            at: '[data-zone="T25"]',
            say: {
                en: "Counters: the letter is the type (H hoplites, C cavalry, P peltasts, A archers, T triremes), the figure the strength. Swords mark good leaders and picked troops.",
                fr: "Les pions : la lettre dit le type (H hoplites, C cavalerie, P peltastes, A archers, T trières), le chiffre la force. Les épées marquent les bons chefs et les troupes d'élite.",
            },
        },
        {
            at: '[data-testid="fort-plemmyrion"]',
            say: {
                en: "The site of a fort. Whoever holds Plemmyrion guards the mouth of the harbour.",
                fr: "Le site d'un fort. Qui tient Plemmyrion garde l'entrée du port.",
            },
        },
        {
            at: '[data-zone="M9"]',
            say: {
                en: "The Great Harbour. Syracuse can close it with chains, and then Athens goes hungry.",
                fr: "Le Grand Port. Syracuse peut le fermer par des chaînes, et c'est alors Athènes qui a faim.",
            },
        },
    ],
    example: [
        {
            say: {
                en: "Autumn 415. Each side draws two stratagems from the bowl and keeps them secret.",
                fr: "Automne 415. Chaque camp tire deux stratagèmes du bol et les garde secrets.",
            },
            rules: ["2.Aa"],
        },
        {
            say: {
                en: "Both roll two dice. Athens rolls 9, Syracuse 6: Athens has the initiative. Half the roll gives the action points, and autumn gives 1 more: 6 for Athens, 4 for Syracuse.",
                fr: "Chacun lance deux dés. Athènes fait 9, Syracuse 6 : Athènes a l'initiative. La moitié du jet donne les points d'action, et l'automne 1 de plus : 6 pour Athènes, 4 pour Syracuse.",
            },
            rules: ["2.B.1a", "2.B.1c", "2.B.1d"],
        },
        {
            say: {
                en: "Athens announces 2 points. The first activates the zone of Lamachos, and his army marches into the Meadow.",
                fr: "Athènes annonce 2 points. Le premier active la zone de Lamachos, et son armée marche jusqu'à la Prairie.",
            },
            rules: ["2.B.3.1a", "2.B.3.2c"],
        },
        {
            say: {
                en: "Syracusans stand there, so there must be a combat; the second point pays for it. Strength 12 against 6 is 2 to 1, and one die on the table tells who loses what. The loser retreats.",
                fr: "Des Syracusains s'y trouvent : il faut combattre, et le second point le paie. Force 12 contre 6, c'est 2 contre 1 ; un dé sur la table dit qui perd quoi. Le vaincu recule.",
            },
            rules: ["2.B.3.3a", "4.2b", "4.2f"],
        },
        {
            say: {
                en: "Now Syracuse announces points and acts, and so on in turn until nobody has any left.",
                fr: "À Syracuse d'annoncer des points et d'agir, et ainsi de suite jusqu'à ce que personne n'en ait plus.",
            },
            rules: ["2.B.3a", "2.B.3d"],
        },
        {
            say: {
                en: "Works: Athens rolls 3 dice, 2, 5 and 6. A 5 is one point and a 6 two. Two points build the camp, as Athenians stand on its site.",
                fr: "Travaux : Athènes lance 3 dés, 2, 5 et 6. Un 5 vaut un point, un 6 deux. Deux points bâtissent le camp, car des Athéniens sont sur le site.",
            },
            rules: ["5.1a", "5.1b", "5.1d"],
        },
        {
            say: {
                en: "At the end of the turn units may go home, leaders restore weakened units, supplies rise or fall, and whoever stays in the open tests attrition.",
                fr: "À la fin du tour, des unités peuvent rentrer, les chefs rétablissent des unités affaiblies, le ravitaillement monte ou baisse, et qui reste en rase campagne teste l'attrition.",
            },
            rules: ["2.Dd", "2.Dj", "6.4a"],
        },
    ],
};

export default overview;
