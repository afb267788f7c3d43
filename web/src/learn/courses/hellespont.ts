//! Hellespont: August 411, a port at the mouth of the strait; then the great fleet sails from Samos.

import type { Course } from "../course";

const course: Course = {
    setup: { scenario: "historical", seats: 2, options: {} },
    seats: ["me", { bot: "greedy" }],
    steps: [
        {
            id: "strait",
            look: '[data-zone="M4"]',
            say: {
                en: "You lead Athens, blue with cut corners. Through this strait comes the grain that feeds your city: keep it open.",
                fr: "Vous menez Athènes, en bleu aux coins coupés. Par ce détroit vient le blé qui nourrit votre cité : gardez-le ouvert.",
            },
        },
        {
            id: "ports",
            look: '[data-zone="Sestos"]',
            say: {
                en: "Ports are walled squares; ships enter by the anchor. Sestos is yours, Abydos opposite is Spartan. Ports score victory points.",
                fr: "Les ports sont des carrés fortifiés ; les navires entrent par l'ancre. Sestos est à vous, Abydos en face à Sparte. Les ports rapportent des points de victoire.",
            },
        },
        {
            id: "choose",
            asks: ["choose"],
            prefer: [{ type: "choose", counter: "C01" }, { type: "choose" }],
            say: {
                en: "Before the war each side takes a stratagem in secret. Take Periplous: it wins battles in the open sea.",
                fr: "Avant la guerre, chaque camp prend un stratagème en secret. Prenez Périplous : il gagne des batailles en pleine mer.",
            },
        },
        {
            id: "month",
            look: '[data-testid="month-effects"]',
            say: {
                en: "A turn is a month, and each month has its own effects. August is kind; in winter supplies no longer rise and sieges are harder.",
                fr: "Un tour est un mois, et chaque mois a ses effets. Août est clément ; en hiver le ravitaillement ne remonte plus et les sièges sont plus durs.",
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
                en: "Announce three points, or all you have: without a leader a zone costs two, and one point pays for all combats.",
                fr: "Annoncez trois points, ou tout ce que vous avez : sans chef une zone coûte deux points, et un point paie tous les combats.",
            },
        },
        {
            id: "activate",
            asks: ["menu"],
            prefer: [{ type: "activate", place: "Sestos" }, { type: "activate" }, { type: "end-moves" }],
            say: { en: "Activate Sestos: your fleet is there.", fr: "Activez Sestos : votre flotte y est." },
        },
        {
            id: "sail",
            asks: ["pick", "march", "passing"],
            lasts: true,
            prefer: [
                { type: "pick", piece: "A-T10-1" },
                { type: "pick", piece: "A-P2-1" },
                { type: "stop", when: { at: "Eleonte" } },
                { type: "step", to: "Eleonte" },
                { type: "stop", when: { at: "M1" } },
                { type: "step", to: "M1" },
                { type: "step", to: "M2" },
                { type: "step", to: "M3" },
                { type: "step", to: "M4" },
                { type: "step", to: "M5" },
                { type: "try-pass" },
                { type: "stop" },
                { type: "end-zone" },
            ],
            instead: {
                step: {
                    en: "Sail on towards Elaious: choose the next zone, or one further away.",
                    fr: "Continuez vers Éléonte : choisissez la zone suivante, ou une plus lointaine.",
                },
                stop: {
                    en: "This is where they are needed: stop here.",
                    fr: "C'est là qu'on a besoin d'eux : arrêtez-vous ici.",
                },
                "end-zone": {
                    en: "They have arrived, and nobody else leaves from here: end this activation.",
                    fr: "Ils sont arrivés, et personne d'autre ne part d'ici : terminez cette activation.",
                },
                "try-pass": {
                    en: "An enemy fleet bars the way: try to slip by.",
                    fr: "Une flotte ennemie barre la route : tentez de passer.",
                },
            },
            say: {
                en: "Pick the ten triremes and the peltasts: ships carry a fifth of their strength. Sail down the strait and stop in Elaious; if an enemy has taken it, stop before it.",
                fr: "Prenez les dix trières et les peltastes : les navires portent un cinquième de leur force. Descendez le détroit et arrêtez-vous à Éléonte ; si l'ennemi l'a prise, arrêtez-vous devant.",
            },
        },
        {
            id: "end-moves",
            asks: ["menu"],
            prefer: [{ type: "end-moves" }],
            say: {
                en: "That is all for now: end your moves.",
                fr: "C'est tout pour l'instant : terminez vos mouvements.",
            },
        },
        {
            id: "keep",
            asks: ["keep"],
            prefer: [{ type: "keep", counter: "C01" }, { type: "keep" }, { type: "keep-none" }],
            say: {
                en: "At the end of the month you keep one stratagem; the others go back into the bowl.",
                fr: "À la fin du mois vous gardez un stratagème ; les autres retournent dans le bol.",
            },
        },
        {
            id: "supply",
            look: '[data-testid="supply-athenian"]',
            say: {
                en: "These amphorae are your supplies. Lose both ports at the mouth, or both at the narrows, and they run dry.",
                fr: "Ces amphores sont vos vivres. Si l'ennemi tient les deux ports de l'entrée, ou les deux du goulet, elles se vident.",
            },
        },
        {
            id: "fleet",
            asks: ["base-moves"],
            // Where September asks about the next announcement, no fleet leaves any more.
            yields: ["menu"],
            prefer: [{ type: "leave", base: "B3" }, { type: "done" }],
            say: {
                en: "September: Thrasybulus has come to Samos with the great fleet. Sail out of the base: reinforcements leave it free of charge.",
                fr: "Septembre : Thrasybule est arrivé à Samos avec la grande flotte. Sortez de la base : pour des renforts c'est gratuit.",
            },
        },
        {
            id: "join",
            asks: ["pick", "march", "passing"],
            yields: ["menu"],
            lasts: true,
            prefer: [
                { type: "pick", piece: "A-T20-1" },
                { type: "pick", piece: "A-T10-2" },
                { type: "pick", piece: "A-T10-3" },
                { type: "pick", piece: "A-H4b-1" },
                { type: "pick", piece: "A-L-thrasybule" },
                { type: "step", to: "M1" },
                { type: "step", to: "M23" },
                { type: "try-pass" },
                { type: "stop" },
                { type: "end-zone" },
            ],
            instead: {
                step: {
                    en: "Sail on towards the mouth of the strait: choose the next zone, or one further away.",
                    fr: "Continuez vers l'entrée du détroit : choisissez la zone suivante, ou une plus lointaine.",
                },
                stop: {
                    en: "This is where they are needed: stop here.",
                    fr: "C'est là qu'on a besoin d'eux : arrêtez-vous ici.",
                },
                "end-zone": {
                    en: "They have arrived, and nobody else leaves from here: end this activation.",
                    fr: "Ils sont arrivés, et personne d'autre ne part d'ici : terminez cette activation.",
                },
                "try-pass": {
                    en: "An enemy fleet bars the way: try to slip by.",
                    fr: "Une flotte ennemie barre la route : tentez de passer.",
                },
            },
            say: {
                en: "Take the twenty triremes, two squadrons of ten, the elite hoplites and Thrasybulus, by Tenedos into the mouth of the strait. Troops ride on their ships.",
                fr: "Prenez les vingt trières, deux escadres de dix, les hoplites d'élite et Thrasybule, par Ténédos jusqu'à l'entrée du détroit. Les troupes sont sur leurs navires.",
            },
        },
        {
            id: "log",
            look: "#tab-body",
            say: {
                en: "The log records every roll with its modifiers and rules. Before a combat, a siege or an evasion, the odds appear beside the map. The strait is yours to hold!",
                fr: "Le journal garde chaque jet avec ses modificateurs et ses règles. Avant un combat, un siège ou une évasion, les chances sont à côté de la carte. À vous de tenir le détroit !",
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
                en: "You could use the advantage to reroll these dice. Keep the roll.",
                fr: "Vous pourriez utiliser l'avantage pour relancer ces dés. Gardez le résultat.",
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
                en: "Activate another zone if you like, or end your moves.",
                fr: "Activez une autre zone si vous voulez, ou terminez vos mouvements.",
            },
            prefer: [{ type: "end-moves" }],
        },
        pick: {
            say: { en: "Pick who goes, then take a step.", fr: "Choisissez qui part, puis faites un pas." },
            prefer: [{ type: "end-zone" }, { type: "pick-all" }],
        },
        march: {
            say: { en: "Go on, or stop here.", fr: "Continuez, ou arrêtez-vous ici." },
            prefer: [{ type: "stop" }, { type: "step" }],
        },
        passing: {
            say: {
                en: "An enemy fleet bars the way: try to slip by, or stop and fight.",
                fr: "Une flotte ennemie barre la route : tentez de passer, ou arrêtez-vous pour combattre.",
            },
            prefer: [{ type: "stop" }],
        },
        combats: {
            say: {
                en: "There is a combat where both fleets meet; the chart shows what the die can bring.",
                fr: "Il y a combat là où les deux flottes se rencontrent ; le graphique montre ce que le dé peut donner.",
            },
            prefer: [{ type: "fight" }],
        },
        evasion: {
            say: {
                en: "You are attacked. Evading costs a loss; stand firm if the odds are fair.",
                fr: "On vous attaque. S'évader coûte une perte ; tenez bon si les chances sont bonnes.",
            },
            prefer: [{ type: "stand" }],
        },
        "evade-to": {
            say: { en: "Choose where they go.", fr: "Choisissez où ils vont." },
            prefer: [{ type: "evade-to" }],
        },
        losses: {
            say: {
                en: "Choose who takes the loss; a weakened unit that is hit again is lost.",
                fr: "Choisissez qui subit la perte ; une unité affaiblie touchée de nouveau est perdue.",
            },
            prefer: [{ type: "lose" }],
        },
        "naval-losses": {
            say: {
                en: "At sea losses are counted in strength: choose the ships that are hit.",
                fr: "En mer les pertes se comptent en force : choisissez les navires touchés.",
            },
            prefer: [{ type: "lose" }],
        },
        retreat: {
            say: { en: "Choose where your units retreat.", fr: "Choisissez où vos unités se retirent." },
            prefer: [{ type: "retreat-to" }],
        },
        overloaded: {
            say: {
                en: "There are too few ships left for the troops: choose who is weakened.",
                fr: "Il reste trop peu de navires pour les troupes : choisissez qui est affaibli.",
            },
            prefer: [{ type: "unload" }],
        },
        sieges: {
            say: {
                en: "Roll for a siege if one is offered, or choose Done.",
                fr: "Résolvez un siège s'il y en a un, ou choisissez Terminé.",
            },
            prefer: [{ type: "besiege" }, { type: "done" }],
        },
        enter: {
            say: { en: "The port is yours: choose who moves in.", fr: "Le port est à vous : choisissez qui entre." },
            prefer: [{ type: "enter" }, { type: "done" }],
        },
        regroup: {
            say: {
                en: "Some units may go home or into a port nearby, free of charge. You can also just choose Done.",
                fr: "Certains peuvent rentrer ou gagner un port voisin, sans frais. Vous pouvez aussi choisir Terminé.",
            },
            prefer: [{ type: "done" }],
        },
        recover: {
            say: {
                en: "Leaders restore weakened units, and so does the advantage.",
                fr: "Les chefs rétablissent des unités affaiblies, et l'avantage aussi.",
            },
            prefer: [{ type: "recover" }, { type: "done" }],
        },
        tests: {
            say: {
                en: "Ships away from beaches and ports suffer attrition: roll for them.",
                fr: "Les navires loin des plages et des ports subissent l'attrition : lancez le dé.",
            },
            prefer: [{ type: "test" }],
        },
        weaken: {
            say: { en: "Choose the unit that is weakened.", fr: "Choisissez l'unité affaiblie." },
            prefer: [{ type: "weaken" }, { type: "done" }],
        },
        keep: {
            say: { en: "Keep one stratagem for the next month.", fr: "Gardez un stratagème pour le mois suivant." },
            prefer: [{ type: "keep" }, { type: "keep-none" }],
        },
        "base-moves": {
            say: { en: "Your bases are quiet: choose Done.", fr: "Vos bases sont calmes : choisissez Terminé." },
            prefer: [{ type: "done" }],
        },
    },
};

export default course;
