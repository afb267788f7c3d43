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
            prefer: [{ type: "announce", points: 3 }, { type: "announce", points: 2 }, { type: "announce", points: 1 }],
            say: {
                en: "Announce three points: one for each of your two armies, one for the battle.",
                fr: "Annoncez trois points : un pour chacune de vos deux armées, un pour la bataille.",
            },
        },
        {
            id: "activate",
            asks: ["menu"],
            prefer: [{ type: "activate", place: "T24" }, { type: "activate", place: "T25" }, { type: "end-moves" }],
            say: { en: "Activate the army of Lamachos at the mouth of the Anapos.", fr: "Activez l'armée de Lamachos à l'embouchure de l'Anapos." },
        },
        {
            id: "march",
            asks: ["pick", "march"],
            lasts: true,
            prefer: [{ type: "pick-all" }, { type: "step", to: "T13" }, { type: "stop" }, { type: "end-zone" }],
            say: {
                en: "Pick everybody, then step into the Meadow, where Sicanos stands with his hoplites.",
                fr: "Prenez tout le monde, puis entrez dans la Prairie, où se tient Sicanos avec ses hoplites.",
            },
        },
        {
            id: "second",
            asks: ["menu"],
            prefer: [{ type: "activate", place: "T25" }, { type: "end-moves" }],
            say: { en: "Now the army of Nicias, in Daskon: two armies weigh more than one.", fr: "À présent l'armée de Nicias, à Daskon : deux armées pèsent plus qu'une." },
        },
        {
            id: "join",
            asks: ["pick", "march"],
            lasts: true,
            prefer: [{ type: "step", to: "T13" }, { type: "pick-all" }, { type: "step", to: "T24" }, { type: "stop" }, { type: "end-zone" }],
            say: {
                en: "Pick everybody and follow by the mouth of the Anapos into the Meadow.",
                fr: "Prenez tout le monde et suivez par l'embouchure de l'Anapos jusque dans la Prairie.",
            },
        },
        {
            id: "end-moves",
            asks: ["menu"],
            prefer: [{ type: "end-moves" }],
            say: { en: "One point is left for the battle: end the moves.", fr: "Il reste un point pour la bataille : finissez les mouvements." },
        },
        {
            id: "fight",
            asks: ["combats", "stratagems", "roll", "losses"],
            lasts: true,
            prefer: [{ type: "fight" }, { type: "lose" }, { type: "pass" }, { type: "accept" }, { type: "end-combats" }, { type: "pass-phase" }],
            say: {
                en: "Fight. The chart shows what the die can bring; afterwards losers choose their losses and retreat.",
                fr: "Combattez. Le graphique montre ce que le dé peut donner ; ensuite le vaincu choisit ses pertes et se retire.",
            },
        },
        {
            id: "log",
            look: "#tab-body",
            say: {
                en: "The log keeps every die with its modifiers and rules. Point at a line and the map shows the place.",
                fr: "Le journal garde chaque dé avec ses modificateurs et ses règles. Pointez une ligne, et la carte montre le lieu.",
            },
        },
        {
            id: "works",
            asks: ["discard"],
            prefer: [{ type: "done" }],
            say: {
                en: "Works: each 5 or 6 of your dice builds. You could give up a stratagem for one more die; keep it for now.",
                fr: "Travaux : chaque 5 ou 6 de vos dés permet de bâtir. Un stratagème donnerait un dé de plus ; gardez-le pour l'instant.",
            },
        },
        {
            id: "build",
            asks: ["build"],
            lasts: true,
            prefer: [{ type: "build-camp" }, { type: "build-fort", fort: "plemmyrion" }, { type: "build-fort" }, { type: "build-wall" }, { type: "done" }],
            say: { en: "Build if you can: workers must stand on the site. Otherwise say Done.", fr: "Bâtissez si vous pouvez : il faut des bras sur place. Sinon, Terminé." },
        },
        {
            id: "keep",
            asks: ["keep"],
            prefer: [{ type: "keep" }, { type: "keep-none" }],
            say: {
                en: "Stratagems are your secret weapons: keep one for the next turn, the rest goes back into the bowl.",
                fr: "Les stratagèmes sont vos armes secrètes : gardez-en un pour le tour suivant, le reste retourne dans le bol.",
            },
        },
    ],
    asides: {
        window: {
            say: { en: "A moment for stratagems. You need none now: pass until the end of this phase.", fr: "Un moment pour les stratagèmes. Rien à jouer : passez jusqu'à la fin de cette phase." },
            prefer: [{ type: "pass-phase" }, { type: "pass" }],
        },
        roll: { say: { en: "You could use the advantage against this die. Let it stand.", fr: "Vous pourriez user de l'avantage contre ce dé. Laissez-le." }, prefer: [{ type: "accept" }] },
        announce: { say: { en: "Points are left: announce how many you spend now.", fr: "Il reste des points : annoncez combien vous en dépensez." }, prefer: [{ type: "announce" }] },
        menu: { say: { en: "Activate another zone if you like, or end the moves.", fr: "Activez une autre zone si vous voulez, ou finissez les mouvements." }, prefer: [{ type: "end-moves" }] },
        pick: { say: { en: "Pick who goes along, then take a step.", fr: "Choisissez qui part, puis faites un pas." }, prefer: [{ type: "end-zone" }, { type: "pick-all" }] },
        march: { say: { en: "Go on, or stop here.", fr: "Continuez, ou arrêtez-vous ici." }, prefer: [{ type: "stop" }, { type: "step" }] },
        land: { say: { en: "Choose where they land.", fr: "Choisissez où ils débarquent." }, prefer: [{ type: "land-at" }] },
        combats: { say: { en: "Where both sides stand there is a combat.", fr: "Là où sont les deux camps, il y a combat." }, prefer: [{ type: "fight" }, { type: "end-combats" }] },
        stratagems: { say: { en: "Each side may add a stratagem in secret. Pass.", fr: "Chaque camp peut ajouter un stratagème en secret. Passez." }, prefer: [{ type: "pass" }] },
        losses: { say: { en: "Choose who takes the loss; a weakened unit hit again is gone.", fr: "Choisissez qui subit la perte ; une unité affaiblie touchée de nouveau est perdue." }, prefer: [{ type: "lose" }] },
        retreat: { say: { en: "Choose where your men retreat.", fr: "Choisissez où vos hommes se retirent." }, prefer: [{ type: "retreat-to" }] },
        withdraw: { say: { en: "Your cavalry may leave before the fight.", fr: "Votre cavalerie peut partir avant le combat." }, prefer: [{ type: "stand" }] },
        regroup: { say: { en: "Those outside may go home free of charge. Done is fine.", fr: "Ceux du dehors peuvent rentrer sans frais. Terminé convient." }, prefer: [{ type: "done" }] },
        recover: { say: { en: "A leader restores a weakened unit.", fr: "Un chef rétablit une unité affaiblie." }, prefer: [{ type: "recover" }, { type: "done" }] },
        weaken: { say: { en: "Choose the unit that suffers.", fr: "Choisissez l'unité qui souffre." }, prefer: [{ type: "weaken" }, { type: "done" }] },
        sieges: { say: { en: "Roll for the siege.", fr: "Lancez pour le siège." }, prefer: [{ type: "besiege" }, { type: "done" }] },
        breach: { say: { en: "You may try to destroy enemy walls.", fr: "Vous pouvez tenter de détruire des murs ennemis." }, prefer: [{ type: "done" }] },
    },
};

export default course;
