//! The Peloponnesian War: the first turn of Athens against the system, from the omens to the income.

import type { Course } from "../course";

const course: Course = {
    setup: { scenario: "peloponnesian-war", seats: 1 },
    seats: ["me"],
    steps: [
        {
            id: "map-look",
            look: '[data-force="athens-piraeus"]',
            say: {
                en: "Welcome! You lead Athens, in blue: the fleet in Piraeus is your strength. The system leads Sparta, in red, by open rules.",
                fr: "Bienvenue ! Vous menez Athènes, en bleu : la flotte du Pirée est votre force. Le système mène Sparte, en rouge, selon des règles ouvertes.",
            },
        },
        {
            id: "tracks-look",
            look: '[data-testid="tracks-athens"]',
            say: {
                en: "Talents pay for every army. Bellicosity is the will to fight: a side that falls to 0 surrenders.",
                fr: "Les talents paient chaque armée. La bellicosité est la volonté de se battre : un camp qui tombe à 0 se rend.",
            },
        },
        {
            id: "system-look",
            look: '[data-testid="part-matrix-system"]',
            say: {
                en: "Sparta has already moved. Its matrix shows why: the dice, the line that applied, the army it needed.",
                fr: "Sparte a déjà agi. Sa matrice montre pourquoi : les dés, la ligne qui a compté, l'armée demandée.",
            },
        },
        {
            id: "operate",
            asks: ["operate"],
            leads: ["name-objective"],
            prefer: [{ type: "operate" }],
            say: {
                en: "Your turn: begin an operation. The omens come first; a 6 forbids it.",
                fr: "À vous : commencez une opération. On consulte d'abord les augures ; un 6 l'interdit.",
            },
        },
        {
            id: "objective",
            asks: ["name-objective"],
            prefer: [{ space: "cythera" }, { space: "pylos" }],
            say: {
                en: "Choose where the army goes. Cythera, off the coast of Sparta, is undefended: a thorn in Sparta's side.",
                fr: "Choisissez où va l'armée. Cythère, devant la côte de Sparte, est sans défense : une épine dans son flanc.",
            },
        },
        {
            id: "approach",
            asks: ["approach"],
            prefer: [{ type: "send" }],
            say: {
                en: "A leader could first try to raise a rebellion there: it costs 100 talents and needs a 6. Send the army at once instead.",
                fr: "Un chef pourrait d'abord y déclencher une rébellion, pour 100 talents et un 6. Envoyez plutôt l'armée.",
            },
        },
        {
            id: "gather",
            asks: ["gather"],
            lasts: true,
            prefer: [
                { type: "take", kind: "naval", count: 5 },
                { type: "go", space: "piraeus" },
                { type: "march" },
                { type: "take", kind: "naval" },
                { type: "take" },
                { type: "go" },
            ],
            say: {
                en: "Gather the army: go to Piraeus and take only ships. Sparta's cavalry watches the coast at Prasiae, but it cannot fight ships without land troops. The box shows the cost and the chance of arriving. Then march.",
                fr: "Rassemblez l'armée : au Pirée, prenez des navires seuls. Les cavaliers de Sparte, qui guettent la côte à Prasies, ne peuvent livrer bataille à des navires sans troupes. La boîte dit le coût et la chance d'arriver. Puis en marche.",
            },
        },
        {
            id: "told",
            look: "#tab-body",
            say: {
                en: "The march runs by itself. The log records every roll, Sparta's too; point at a line, and the map shows the place.",
                fr: "La marche se fait d'elle-même. Le journal garde chaque jet, ceux de Sparte aussi ; pointez une ligne, et la carte montre le lieu.",
            },
        },
        {
            id: "pass",
            asks: ["operate"],
            prefer: [{ type: "pass" }],
            say: {
                en: "You may make more operations while your talents last. Keep some for the years to come: pass for this turn.",
                fr: "Vous pouvez agir encore tant qu'il reste des talents. Gardez-en pour les années suivantes : passez pour ce tour.",
            },
        },
        {
            id: "build",
            asks: ["build"],
            lasts: true,
            prefer: [
                { type: "build", nationality: "athenian", kind: "naval" },
                { type: "build", nationality: "athenian", kind: "hoplite" },
                // Whoever has changed sides builds for Sparta.
                { type: "build", nationality: "spartan" },
                { type: "build" },
                { type: "done" },
            ],
            say: {
                en: "Battles and sieges are over, the income is in. Build up to three new points, for 200 talents each.",
                fr: "Batailles et sièges sont finis, les revenus sont là. Levez jusqu'à trois points, à 200 talents chacun.",
            },
        },
        {
            id: "income-look",
            look: '[data-testid="part-income"]',
            say: {
                en: "The ledger shows line by line where the talents came from, and what rebellion and ravaging cost. Open it whenever you like.",
                fr: "Le registre dit ligne à ligne d'où viennent les talents, et ce que coûtent rébellions et ravages. Ouvrez-le quand vous voulez.",
            },
        },
        {
            id: "side-look",
            look: '[data-testid="tracks-athens"]',
            say: {
                en: "Success has its price: before every turn a die is added to your confidence, unless it is below 0. With 6 or more you change sides, and lead those you have been fighting.",
                fr: "Le succès a son prix : avant chaque tour, un dé s'ajoute à votre confiance, sauf si elle est négative. À 6 ou plus, vous changez de camp et menez celui que vous combattiez.",
            },
        },
        {
            id: "own",
            asks: ["operate"],
            prefer: [],
            say: {
                en: "From here on you are on your own. The question mark beside the map opens the legend, which explains every sign.",
                fr: "À vous de jouer seul désormais. Le point d'interrogation près de la carte ouvre la légende, qui explique chaque signe.",
            },
        },
    ],
    asides: {
        operate: {
            say: {
                en: "Begin an operation: the omens come first.",
                fr: "Commencez une opération : les augures d'abord.",
            },
            prefer: [{ type: "operate" }],
        },
        "name-objective": {
            say: { en: "Choose where the army goes.", fr: "Choisissez où va l'armée." },
            prefer: [{ space: "cythera" }],
        },
        approach: {
            say: { en: "Send an army at once.", fr: "Envoyez une armée tout de suite." },
            prefer: [{ type: "send" }],
        },
        gather: {
            say: {
                en: "Take troops, go elsewhere for more, or march.",
                fr: "Prenez des troupes, allez en chercher d'autres, ou marchez.",
            },
            prefer: [{ type: "march" }, { type: "take", kind: "naval" }, { type: "take" }, { type: "go" }],
        },
        "leave-ashore": {
            say: {
                en: "Too few ships: choose who stays ashore.",
                fr: "Trop peu de navires : choisissez qui reste à terre.",
            },
            prefer: [{ type: "leave" }],
        },
        levy: {
            say: {
                en: "Attica is safe: raise the levy for 1000 more talents.",
                fr: "L'Attique est sûre : levez l'eisphora, 1000 talents de plus.",
            },
            prefer: [{ type: "raise-levy" }],
        },
        remain: {
            say: {
                en: "One point stays to hold the place: choose which.",
                fr: "Un point reste pour tenir la place : choisissez lequel.",
            },
            prefer: [{ kind: "naval" }, { type: "keep" }],
        },
        "go-home": {
            say: { en: "Choose where they go home to.", fr: "Choisissez où ils rentrent." },
            prefer: [{ type: "home" }],
        },
        build: {
            say: { en: "Build new points, or nothing more.", fr: "Levez des points, ou plus rien." },
            prefer: [{ type: "build" }, { type: "done" }],
        },
        "peace-build": {
            say: { en: "An armistice: build in peace.", fr: "Un armistice : levez des troupes en paix." },
            prefer: [{ type: "build" }, { type: "done" }],
        },
    },
};

export default course;
