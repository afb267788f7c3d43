//! Antike at a glance.

import type { Overview } from "./overview";

const overview: Overview = {
    setup: { scenario: "west", seats: 3 },
    goal: [
        {
            en: "Win over the great personages of Antiquity. The first nation with enough of them wins: 10 with three nations, 9 with four, 8 with five, 7 with six.",
            fr: "Ralliez les grands personnages de l'Antiquité. La première nation qui en a assez gagne : 10 à trois nations, 9 à quatre, 8 à cinq, 7 à six.",
        },
        {
            en: "Five cities bring a king, three temples a citizen, galleys in seven seas a navigator. Be the first to buy an advance for a scholar, and destroy a temple for a general.",
            fr: "Cinq villes amènent un roi, trois temples un citoyen, des galères dans sept mers un navigateur. Le premier acheteur d'un progrès gagne un savant ; un temple détruit, un général.",
        },
    ],
    callOuts: [
        {
            at: ".wheel svg",
            say: {
                en: "The rondel. Each turn you move forward on it and carry out the action of the space you reach. Three steps are free.",
                fr: "La roue. À chaque tour, vous y avancez et faites l'action de la case atteinte. Trois pas sont gratuits.",
            },
        },
        {
            at: '[data-zone="roma"]',
            say: {
                en: "A city, with the emblem of its nation. The small sign beside it is what the city produces: marble, iron or gold.",
                fr: "Une ville, avec l'emblème de sa nation. Le petit signe à côté dit ce qu'elle produit : marbre, fer ou or.",
            },
        },
        {
            at: '[data-zone="lugdunum"]',
            say: {
                en: "A free site. With a unit there you may found a city, for 1 marble, 1 iron and 1 gold.",
                fr: "Un site libre. Avec une unité sur place, vous pouvez y fonder une ville pour 1 marbre, 1 fer et 1 or.",
            },
        },
        {
            at: '[data-zone="caralis"]',
            say: {
                en: "Dashed lines are sea borders: galleys cross them. Solid lines are land borders: legions cross those.",
                fr: "Les lignes pointillées sont des frontières maritimes, pour les galères. Les lignes pleines sont terrestres, pour les légions.",
            },
        },
    ],
    example: [
        {
            say: {
                en: "It is the Romans' turn. They take a coin from the bank. A coin can replace any resource.",
                fr: "C'est aux Romains. Ils prennent une pièce à la banque. Une pièce remplace n'importe quelle ressource.",
            },
            rules: ["coin.1", "coin.3"],
        },
        {
            say: {
                en: "Their marker stands on Iron. Temple, Gold and Maneuver I lie one to three steps ahead and are free. Arming, four steps ahead, would cost one resource.",
                fr: "Leur pion est sur Fer. Temple, Or et Manœuvre I sont à un, deux et trois pas : c'est gratuit. Armement, à quatre pas, coûterait une ressource.",
            },
            rules: ["rondel.3", "rondel.4"],
        },
        {
            say: {
                en: "They choose Maneuver I. A legion marches from Roma to Mediolanum, a galley sails from Neapolis to Syracusae.",
                fr: "Ils choisissent Manœuvre I. Une légion va de Rome à Mediolanum, une galère de Néapolis à Syracuse.",
            },
            rules: ["maneuver.3", "maneuver.5"],
        },
        {
            say: {
                en: "A Greek galley is in Syracusae, too. The Greeks may demand a fight, which would cost each side its galley. They decline.",
                fr: "Une galère grecque est aussi à Syracuse. Les Grecs peuvent exiger un combat, qui coûterait sa galère à chacun. Ils y renoncent.",
            },
            rules: ["turn.8", "combat.4"],
        },
        {
            say: {
                en: "Mediolanum has no city. The Romans pay 1 marble, 1 iron and their coin in place of 1 gold, and found one.",
                fr: "Mediolanum n'a pas de ville. Les Romains paient 1 marbre, 1 fer et leur pièce à la place d'un or, et en fondent une.",
            },
            rules: ["cities.4", "cities.6", "cities.7"],
        },
        {
            say: {
                en: "It is their fifth city: at the end of the turn they win a king, their first personage.",
                fr: "C'est leur cinquième ville : à la fin du tour, ils gagnent un roi, leur premier personnage.",
            },
            rules: ["personages.1", "personages.11"],
        },
        {
            say: {
                en: "Nobody has enough personages yet, so the next nation plays.",
                fr: "Personne n'a encore assez de personnages : c'est à la nation suivante.",
            },
            rules: ["victory.1", "turn.1"],
        },
    ],
};

export default overview;
