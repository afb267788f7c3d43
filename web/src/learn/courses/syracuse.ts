//! Syracuse: the first turn of Athens, with the battle before the city.

import type { Course } from "../course";

const course: Course = {
    setup: { scenario: "historical", seats: 2, options: {} },
    seats: ["me", { bot: "greedy" }],
    steps: [
        {
            id: "city",
            look: '[data-zone="T16"]',
            say: {
                en: "You lead the Athenians, blue with cut corners. This is Syracuse, the walled city you have come to take.",
                fr: "Vous menez les Athéniens, en bleu aux coins coupés. Voici Syracuse, la ville fortifiée que vous êtes venu prendre.",
            },
        },
        {
            id: "camp",
            look: '[data-zone="T17"]',
            say: {
                en: "Your plan: build a camp here, then three walls around the city, until Syracuse starves.",
                fr: "Votre plan : bâtir ici un camp, puis trois murs autour de la ville, jusqu'à ce que Syracuse meure de faim.",
            },
        },
        {
            id: "advantage",
            asks: ["window"],
            prefer: [{ type: "add-actions" }, { type: "pass-phase" }, { type: "pass" }],
            say: {
                en: "The dice gave both sides action points. You hold the advantage: use it for two more. It then passes to Syracuse.",
                fr: "Les dés ont donné des points d'action aux deux camps. Vous avez l'avantage : prenez-en deux de plus. Il passe ensuite à Syracuse.",
            },
        },
        {
            id: "announce",
            asks: ["announce"],
            prefer: [
                { type: "announce", points: 3 },
                { type: "announce", points: 2 },
                { type: "announce", points: 1 },
            ],
            say: {
                en: "Announce three points: one for each of your two armies, and one that pays for all battles.",
                fr: "Annoncez trois points : un pour chacune de vos deux armées, et un qui paie toutes les batailles.",
            },
        },
        {
            id: "activate",
            asks: ["menu"],
            prefer: [{ type: "activate", place: "T24" }, { type: "activate", place: "T25" }, { type: "end-moves" }],
            say: {
                en: "Activate the army of Lamachos at the mouth of the Anapos.",
                fr: "Activez l'armée de Lamachos à l'embouchure de l'Anapos.",
            },
        },
        {
            id: "march",
            asks: ["pick", "march"],
            lasts: true,
            prefer: [
                { type: "pick-all" },
                { type: "step", to: "T13" },
                { type: "step", to: "T17" },
                { type: "stop" },
                { type: "end-zone" },
            ],
            instead: {
                stop: {
                    en: "You stand where you wanted to be: stop here.",
                    fr: "Vous êtes où vous vouliez être : arrêtez-vous ici.",
                },
                "end-zone": {
                    en: "Nobody else leaves from here: end this activation.",
                    fr: "Personne d'autre ne part d'ici : terminez cette activation.",
                },
            },
            say: {
                en: "Pick everyone and cross the river into the Meadow. If the enemy holds it, you stop there and fight; if not, go on to the site of the camp.",
                fr: "Prenez tout le monde et passez le fleuve vers la Prairie. Si l'ennemi la tient, on s'y arrête et on combat ; sinon, continuez jusqu'au site du camp.",
            },
        },
        {
            id: "second",
            asks: ["menu"],
            prefer: [{ type: "activate", place: "T25" }, { type: "end-moves" }],
            say: {
                en: "Now the army of Nicias, in Daskon. It stays behind the river: a zone holds five units, and any beyond that are lost.",
                fr: "À présent l'armée de Nicias, à Dascon. Elle reste en deçà du fleuve : une zone porte cinq unités, et celles de trop sont perdues.",
            },
        },
        {
            id: "join",
            asks: ["pick", "march"],
            lasts: true,
            prefer: [{ type: "pick-all" }, { type: "stop" }, { type: "step", to: "T24" }, { type: "end-zone" }],
            instead: {
                stop: {
                    en: "This is far enough: stop here.",
                    fr: "C'est assez loin : arrêtez-vous ici.",
                },
                "end-zone": {
                    en: "Nobody else leaves from here: end this activation.",
                    fr: "Personne d'autre ne part d'ici : terminez cette activation.",
                },
            },
            say: {
                en: "Pick everyone, take one step to the mouth of the Anapos, and stop there.",
                fr: "Prenez tout le monde, faites un pas jusqu'à l'embouchure de l'Anapos, et arrêtez-vous là.",
            },
        },
        {
            id: "end-moves",
            asks: ["menu"],
            prefer: [{ type: "end-moves" }],
            say: {
                en: "Your last point pays for the battle where both sides meet. End your moves.",
                fr: "Votre dernier point paie la bataille, là où les deux camps se rencontrent. Terminez vos mouvements.",
            },
        },
        {
            id: "fight",
            asks: ["combats", "stratagems", "roll", "losses"],
            lasts: true,
            yields: ["announce", "discard", "keep"],
            prefer: [
                { type: "fight" },
                { type: "lose" },
                { type: "pass" },
                { type: "accept" },
                { type: "end-combats" },
                { type: "pass-phase" },
            ],
            say: {
                en: "Battle! The chart shows what the die can bring; afterwards each side chooses its losses, and the loser retreats.",
                fr: "Bataille ! Le graphique montre ce que le dé peut donner ; ensuite chacun choisit ses pertes, et le vaincu se retire.",
            },
        },
        {
            id: "log",
            look: "#tab-body",
            say: {
                en: "The log records every roll with its modifiers and rules. Point at a line, and the map shows the place.",
                fr: "Le journal garde chaque jet avec ses modificateurs et ses règles. Pointez une ligne, et la carte montre le lieu.",
            },
        },
        {
            id: "works",
            asks: ["discard"],
            yields: ["build", "keep"],
            prefer: [{ type: "done" }],
            say: {
                en: "Works: each 5 of your dice gives a point and each 6 two; the camp costs two. You could give up a stratagem for one more die; keep it for now.",
                fr: "Travaux : chaque 5 de vos dés donne un point, chaque 6 deux ; le camp en coûte deux. Un stratagème donnerait un dé de plus ; gardez-le pour l'instant.",
            },
        },
        {
            id: "build",
            asks: ["build"],
            lasts: true,
            prefer: [
                { type: "play", stratagem: "S13", target: { of: "camp" } },
                { type: "build-camp" },
                { type: "play", stratagem: "S13" },
                { type: "build-fort", fort: "plemmyrion" },
                { type: "build-fort" },
                { type: "build-wall" },
                { type: "done" },
            ],
            say: {
                en: "Build if you can, with a stratagem or with points: you need troops on the site. Otherwise choose Done.",
                fr: "Construisez si vous le pouvez, avec un stratagème ou des points : il faut des troupes sur place. Sinon, choisissez Terminé.",
            },
        },
        {
            id: "keep",
            asks: ["keep"],
            prefer: [{ type: "keep" }, { type: "keep-none" }],
            say: {
                en: "Stratagems are your secret weapons: keep one for the next turn, the rest go back into the bowl.",
                fr: "Les stratagèmes sont vos armes secrètes : gardez-en un pour le tour suivant, le reste retourne dans le bol.",
            },
        },
    ],
    asides: {
        window: {
            say: {
                en: "You could play a stratagem here. You need none now: pass until the end of this phase.",
                fr: "Vous pourriez jouer un stratagème ici. Ce n'est pas nécessaire : passez jusqu'à la fin de cette phase.",
            },
            prefer: [{ type: "pass-phase" }, { type: "pass" }],
        },
        roll: {
            say: {
                en: "You could use the advantage to reroll this die. Keep the roll.",
                fr: "Vous pourriez utiliser l'avantage pour relancer ce dé. Gardez le résultat.",
            },
            prefer: [{ type: "accept" }],
        },
        announce: {
            say: {
                en: "You have points left: announce them all. Those you do not use are lost.",
                fr: "Il vous reste des points : annoncez-les tous. Ceux que vous n'utilisez pas sont perdus.",
            },
            prefer: [8, 7, 6, 5, 4, 3, 2, 1].map((points) => ({ type: "announce", points })),
        },
        menu: {
            say: {
                en: "If one of your armies is in the Meadow, move it on to the site of the camp; otherwise end your moves.",
                fr: "Si une de vos armées est dans la Prairie, menez-la jusqu'au site du camp ; sinon, terminez vos mouvements.",
            },
            prefer: [{ type: "activate", place: "T13" }, { type: "end-moves" }],
        },
        pick: {
            say: { en: "Pick who goes, then take a step.", fr: "Choisissez qui part, puis faites un pas." },
            prefer: [{ type: "step", to: "T17" }, { type: "pick-all" }, { type: "end-zone" }],
        },
        march: {
            say: { en: "Go on, or stop here.", fr: "Continuez, ou arrêtez-vous ici." },
            prefer: [{ type: "stop" }, { type: "step" }],
        },
        land: {
            say: { en: "Choose where they land.", fr: "Choisissez où ils débarquent." },
            prefer: [{ type: "land-at" }],
        },
        combats: {
            say: {
                en: "There is a combat where both sides meet.",
                fr: "Il y a combat là où les deux camps se rencontrent.",
            },
            prefer: [{ type: "fight" }, { type: "end-combats" }],
        },
        stratagems: {
            say: {
                en: "Each side may add a stratagem in secret. Pass.",
                fr: "Chaque camp peut ajouter un stratagème en secret. Passez.",
            },
            prefer: [{ type: "pass" }],
        },
        overstacked: {
            say: {
                en: "There are too many units here: choose who is lost.",
                fr: "Il y a trop de monde ici : choisissez qui est perdu.",
            },
            prefer: [{ type: "disband" }],
        },
        losses: {
            say: {
                en: "Choose who takes the loss; a weakened unit that is hit again is lost.",
                fr: "Choisissez qui subit la perte ; une unité affaiblie touchée de nouveau est perdue.",
            },
            prefer: [{ type: "lose" }],
        },
        retreat: {
            say: {
                en: "Choose where your units retreat; no more than five to a zone.",
                fr: "Choisissez où vos unités se retirent ; pas plus de cinq par zone.",
            },
            prefer: [
                { type: "retreat-to", place: "T25" },
                { type: "retreat-to", place: "T24" },
                { type: "retreat-to" },
            ],
        },
        withdraw: {
            say: { en: "Your cavalry may leave before the fight.", fr: "Votre cavalerie peut partir avant le combat." },
            prefer: [{ type: "stand" }],
        },
        regroup: {
            say: {
                en: "Units outside may go home free of charge. You can also just choose Done.",
                fr: "Les unités à l'extérieur peuvent rentrer sans frais. Vous pouvez aussi choisir Terminé.",
            },
            prefer: [{ type: "done" }],
        },
        recover: {
            say: { en: "A leader restores a weakened unit.", fr: "Un chef rétablit une unité affaiblie." },
            prefer: [{ type: "recover" }, { type: "done" }],
        },
        weaken: {
            say: { en: "Choose the unit that is weakened.", fr: "Choisissez l'unité affaiblie." },
            prefer: [{ type: "weaken" }, { type: "done" }],
        },
        sieges: {
            say: { en: "Roll for the siege.", fr: "Lancez pour le siège." },
            prefer: [{ type: "besiege" }, { type: "done" }],
        },
        breach: {
            say: { en: "You may try to destroy enemy walls.", fr: "Vous pouvez tenter de détruire des murs ennemis." },
            prefer: [{ type: "done" }],
        },
    },
};

export default course;
