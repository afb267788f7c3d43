//! Antike: three turns of the Romans to the first king.

import type { Course } from "../course";

/** Where one pays, if there are many ways to do it. */
const PURSE = '[data-testid="pay"]';

const course: Course = {
    setup: { scenario: "west", seats: 3, options: { deal: "choose" } },
    seats: ["me", { bot: "greedy" }, { bot: "greedy" }],
    steps: [
        {
            id: "nation",
            asks: ["choose-nation"],
            prefer: [{ nation: "romans" }],
            say: {
                en: "Welcome! Take the Romans: Italy has free land all around.",
                fr: "Bienvenue ! Prenez les Romains : l'Italie est entourée de terres libres.",
            },
        },
        {
            id: "cities-look",
            look: '[data-zone="roma"]',
            say: {
                en: "This is Roma, one of your three cities. Each city yields what its province has: marble, iron or gold.",
                fr: "Rome est l'une de vos trois villes. Chacune donne ce que produit sa province : marbre, fer ou or.",
            },
        },
        {
            id: "wheel-look",
            look: '[data-target="space:arming"]',
            say: {
                en: "Each turn you move forward on the rondel: the first three spaces are free, each further space costs a resource.",
                fr: "À chaque tour, vous avancez sur la roue : les trois premières cases sont gratuites, chaque case de plus coûte une ressource.",
            },
        },
        {
            id: "arming",
            asks: ["rondel"],
            prefer: [{ space: "arming" }],
            say: {
                en: "You need units to settle new land: choose Arming on the rondel.",
                fr: "Il vous faut des unités pour vous étendre : choisissez Armement sur la roue.",
            },
        },
        {
            id: "units",
            asks: ["arming"],
            then: ["payment"],
            look: PURSE,
            lasts: true,
            prefer: [
                { type: "pay", iron: 1 },
                { type: "pay" },
                { type: "arm", province: "roma", kind: "legion" },
                { type: "arm", province: "neapolis", kind: "galley" },
                { type: "done" },
            ],
            say: {
                en: "Create a legion in Roma and a galley in Neapolis; each costs one iron, and your coin replaces one.",
                fr: "Créez une légion à Rome et une galère à Néapolis ; chacune coûte un fer, et votre pièce en remplace un.",
            },
        },
        {
            id: "others",
            look: "#tab-body",
            say: {
                en: "The others have played; the log shows what they did. Now it is your turn again.",
                fr: "Les autres ont joué ; le journal dit ce qu'ils ont fait. C'est de nouveau à vous.",
            },
        },
        {
            id: "maneuver",
            asks: ["rondel"],
            prefer: [{ space: "maneuver-2" }, { space: "maneuver-1" }],
            say: {
                en: "Now move your units: choose Maneuver II, three spaces ahead and therefore free.",
                fr: "Déplacez maintenant vos unités : choisissez Manœuvre II, trois cases plus loin, donc gratuite.",
            },
        },
        {
            id: "move",
            asks: ["maneuver"],
            then: ["entry", "payment"],
            look: PURSE,
            lasts: true,
            prefer: [
                { type: "move", kind: "legion", from: "roma", to: "mediolanum" },
                { type: "move", kind: "legion", from: "roma", to: "aquileia" },
                { type: "move", kind: "galley", from: "neapolis", to: "syracusae" },
                { type: "move", kind: "galley", from: "neapolis", to: "caralis" },
                { type: "decline" },
                { type: "done" },
                { type: "pay" },
            ],
            say: {
                en: "Choose a unit, then a neighbouring province: the legion goes north by land, the galley across the sea.",
                fr: "Choisissez une unité, puis une province voisine : la légion part au nord par terre, la galère par mer.",
            },
        },
        {
            id: "found",
            asks: ["cities"],
            then: ["payment"],
            look: PURSE,
            lasts: true,
            prefer: [{ type: "pay" }, { type: "found" }, { type: "done" }],
            say: {
                en: "Where you have a unit and nobody has a city, you may found one for a marble, an iron and a gold. A coin replaces any of them.",
                fr: "Là où vous avez une unité et où personne n'a de ville, fondez-en une pour un marbre, un fer et un or. Une pièce remplace l'un d'eux.",
            },
        },
        {
            id: "iron",
            asks: ["rondel"],
            prefer: [{ space: "iron" }],
            say: {
                en: "You have run out of iron: choose Iron, and your iron city produces some.",
                fr: "Vous n'avez plus de fer : choisissez Fer, et votre ville de fer en produit.",
            },
        },
        {
            id: "second",
            asks: ["cities"],
            then: ["payment"],
            look: PURSE,
            lasts: true,
            prefer: [{ type: "pay" }, { type: "found" }, { type: "done" }],
            say: {
                en: "Now found your fifth city, where your other unit is.",
                fr: "Fondez maintenant votre cinquième ville, là où se trouve votre autre unité.",
            },
        },
        {
            id: "king",
            look: ".seats",
            say: {
                en: "Five cities bring a king. Each personage counts as one; others come for temples, advances, seas with your galleys, and destroyed temples.",
                fr: "Cinq villes amènent un roi. Chaque personnage compte pour un ; d'autres viennent pour les temples, les progrès, les provinces maritimes et les temples détruits.",
            },
        },
        {
            id: "own",
            asks: ["rondel"],
            prefer: [],
            say: {
                en: "From here on you are on your own. A temple, paid for in marble, triples what a city yields; gold buys advances, which are cheaper after the first buyer.",
                fr: "À vous de jouer seul désormais. Un temple, payé en marbre, triple la production d'une ville ; l'or achète des progrès, moins chers après le premier acheteur.",
            },
        },
    ],
    asides: {
        payment: {
            say: {
                en: "Choose what you pay with; coins replace anything.",
                fr: "Choisissez avec quoi payer ; les pièces remplacent tout.",
            },
            prefer: [{ type: "pay" }],
            look: PURSE,
        },
        rondel: {
            say: {
                en: "Choose a rondel space: up to three ahead are free.",
                fr: "Choisissez une case de la roue : jusqu'à trois plus loin, c'est gratuit.",
            },
            prefer: [{ type: "rondel" }],
        },
        coin: {
            say: {
                en: "The bank is out of coins: take a resource.",
                fr: "La banque n'a plus de pièce : prenez une ressource.",
            },
            prefer: [{ type: "take-instead" }],
        },
        entry: {
            say: {
                en: "Foreign units have entered. A fight goes on, one for one, until one side has none left: fight only if it is worth it.",
                fr: "Des unités étrangères rejoignent les vôtres. Un combat dure, un pour un, jusqu'à ce qu'un camp n'ait plus d'unité : ne combattez que si cela en vaut la peine.",
            },
            prefer: [{ type: "decline" }],
        },
        cities: {
            say: {
                en: "You may found a city where you have a unit.",
                fr: "Vous pouvez fonder une ville là où vous avez une unité.",
            },
            prefer: [{ type: "found" }, { type: "done" }],
        },
        temple: {
            say: {
                en: "A temple triples what a city yields and counts towards a citizen.",
                fr: "Un temple triple la production d'une ville et compte pour un citoyen.",
            },
            prefer: [{ type: "build-temple" }, { type: "done" }],
        },
        arming: {
            say: {
                en: "Create as many units as your iron allows, then choose Done.",
                fr: "Créez des unités tant que vous avez du fer, puis Terminé.",
            },
            prefer: [{ type: "arm" }, { type: "done" }],
        },
        "know-how": {
            say: {
                en: "Buy an advance if you can, then choose Done.",
                fr: "Achetez un progrès si vous le pouvez, puis Terminé.",
            },
            prefer: [{ type: "buy-advance" }, { type: "done" }],
        },
        maneuver: {
            say: {
                en: "Move units to free provinces, then choose Done.",
                fr: "Menez des unités vers des provinces libres, puis Terminé.",
            },
            prefer: [{ type: "move" }, { type: "done" }],
        },
    },
};

export default course;
