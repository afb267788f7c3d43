//! The Peloponnesian War at a glance.

import type { Overview } from "./overview";

const overview: Overview = {
    setup: { scenario: "archidamian-war", seats: 1 },
    goal: [
        {
            en: "Alone you lead one side, and a system with open rules leads the other. Battles and sieges won bring 10 victory points each, lost ones cost 15. Each scenario says how many you need.",
            fr: "Seul, vous menez un camp, et un système aux règles ouvertes mène l'autre. Batailles et sièges gagnés rapportent 10 points de victoire, perdus ils en coûtent 15. Chaque scénario dit combien il en faut.",
        },
        {
            en: "Beware of success: whoever does too well changes sides and leads those they have beaten. With two players each leads a side to the end.",
            fr: "Gare au succès : qui réussit trop bien change de camp et mène ceux qu'il a battus. À deux, chacun garde son camp jusqu'au bout.",
        },
    ],
    callOuts: [
        {
            at: '[data-force="athens-piraeus"] .hit',
            say: {
                en: "A force: how many hoplites, cavalry and ships. Own men stand on the colour of the side, allies on light ground. A ribbon is a leader with his ratings.",
                fr: "Une force : combien d'hoplites, de cavaliers et de navires. Les siens sont sur la couleur du camp, les alliés sur fond clair. Un ruban est un chef avec ses valeurs.",
            },
        },
        {
            at: '[data-zone="sparta"]',
            say: {
                en: "The home of a side, in a square frame. A side whose home is taken surrenders.",
                fr: "La cité d'un camp, dans un cadre carré. Un camp dont la cité est prise se rend.",
            },
        },
        {
            at: '[data-zone="chios"]',
            say: {
                en: "A great ally, in a round frame. Blue spaces are the league of Athens, red ones that of Sparta, light ones are neutral.",
                fr: "Un grand allié, dans un cadre rond. Les espaces bleus sont la ligue d'Athènes, les rouges celle de Sparte, les clairs sont neutres.",
            },
        },
        {
            at: '[data-zone="potidaea"]',
            say: {
                en: "A fortress has battlements: only a siege takes it. A star is a rebellion, a flame a ravaged space.",
                fr: "Une forteresse a des créneaux : seul un siège la prend. Une étoile est une rébellion, une flamme un espace ravagé.",
            },
        },
        {
            at: '[data-zone="euxine"]',
            say: {
                en: "The Euxine, where the grain of Athens comes from. If Sparta cuts the line to it, Athens loses income.",
                fr: "L'Euxin, d'où vient le blé d'Athènes. Si Sparte coupe cette ligne, Athènes perd des revenus.",
            },
        },
    ],
    example: [
        {
            say: {
                en: "Politics: a die is added to your confidence; with 6 or more you would change sides. Then a random event happens, and each side draws a leader.",
                fr: "Politique : un dé s'ajoute à votre confiance ; à 6 ou plus, vous changeriez de camp. Puis vient un événement aléatoire, et chaque camp tire un chef.",
            },
            rules: ["2.1a", "2.2a", "2.4a"],
        },
        {
            say: {
                en: "Planning: the system rolls its strategy. Sparta gets Attack Athens.",
                fr: "Planification : le système tire sa stratégie. Sparte obtient Attaquer Athènes.",
            },
            rules: ["3.1b", "DEF.f"],
        },
        {
            say: {
                en: "Your operation: you name Pylos as the objective. Demosthenes takes 4 ships and 2 hoplites in Piraeus, for 2,000 talents, and sails by the shortest way.",
                fr: "Votre opération : vous nommez Pylos comme objectif. Démosthène prend 4 navires et 2 hoplites au Pirée, pour 2 000 talents, et part par le plus court chemin.",
            },
            rules: ["4.1a", "4.1.5a", "4.1.1l"],
        },
        {
            say: {
                en: "Off Gythium a Spartan fleet tries to intercept and fails. Every enemy space on the way without troops is ravaged, and the army reaches Pylos.",
                fr: "Devant Gythion, une flotte spartiate tente d'intercepter et échoue. Tout espace ennemi sans troupes est ravagé au passage, et l'armée atteint Pylos.",
            },
            rules: ["4.6.1b", "4.6.1d", "4.8a"],
        },
        {
            say: {
                en: "Sparta operates: it sees no danger on its list, rolls an objective and marches into Attica. So it goes on until both sides have passed or the omens forbid it.",
                fr: "Sparte agit : sa liste ne montre aucun danger, un dé désigne l'objectif, et elle marche en Attique. On continue jusqu'à ce que les deux camps aient passé ou que les augures l'interdisent.",
            },
            rules: ["3.1.2a", "4.3a", "4.3b"],
        },
        {
            say: {
                en: "Combat: where both sides stand there is a battle, one die each with modifiers. An army in an enemy fortress besieges it: a die and the leader's tactics, 4 or more takes it.",
                fr: "Combat : là où les deux camps se trouvent, il y a bataille, un dé chacun avec des modificateurs. Une armée dans une forteresse ennemie l'assiège : un dé plus la tactique du chef, 4 ou plus la prend.",
            },
            rules: ["5.2.1a", "5.1a", "5.3f"],
        },
        {
            say: {
                en: "Rebellions spread or are put down. Each side receives its income, less 50 talents for every damaged space, and builds new points for 200 talents each.",
                fr: "Les rébellions s'étendent ou s'éteignent. Chaque camp touche ses revenus, moins 50 talents par espace endommagé, et lève de nouveaux points à 200 talents chacun.",
            },
            rules: ["6.2a", "7.1c", "7.2a"],
        },
        {
            say: {
                en: "Bellicosity changes with the confidence. A side at 0 surrenders; otherwise the next turn begins.",
                fr: "La bellicosité change avec la confiance. Un camp à 0 se rend ; sinon le tour suivant commence.",
            },
            rules: ["8.1a", "8.2a"],
        },
    ],
};

export default overview;
