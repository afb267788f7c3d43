import { expect, test } from "vitest";

import { typeset } from "./typeset";

test("apostrophes are curved in both languages", () => {
    expect(typeset("the server's owner", "en")).toBe("the server’s owner");
    expect(typeset("l'hôte d'Athènes", "fr")).toBe("l’hôte d’Athènes");
});

test("no line of French begins with a sign", () => {
    expect(typeset("Bravo ! Une place : qui vient ? « Moi » ; bien", "fr")).toBe(
        "Bravo\u00a0! Une place\u00a0: qui vient\u00a0? «\u00a0Moi\u00a0»\u00a0; bien",
    );
    expect(typeset("Bravo ! : ?", "en")).toBe("Bravo ! : ?");
});

test("a dash joins two years", () => {
    expect(typeset("Syracuse 415-413", "en")).toBe("Syracuse 415–\u2060413");
    expect(typeset("Syracuse 415–413", "en")).toBe("Syracuse 415–\u2060413");
    expect(typeset("av. J.-C., K-04", "en")).toBe("av. J.-C., K-04");
});

test("what is below zero has a true minus sign", () => {
    expect(typeset("-35 VP (-3), K-04", "en")).toBe("−35 VP (−3), K-04");
    expect(typeset("un bonus de -2", "fr")).toBe("un bonus de −2");
});

test("a year keeps its era", () => {
    expect(typeset("été 414 av. J.-C.", "fr")).toBe("été 414\u00a0av.\u00a0J.-\u2060C.");
});

test("units of one name are named once", () => {
    const list =
        "Athens moves Athenian triremes T20-1, Athenian triremes T10-2, Athenian triremes T4-1, Elite hoplites H4b-1, Athenian hoplites H4-1, Athenian hoplites H4-2, Thrasybulus from B3 to M1.";
    expect(typeset(list, "en").replaceAll("\u2060", "")).toBe(
        "Athens moves Athenian triremes T20–1, T10–2, T4–1, Elite hoplites H4b–1, Athenian hoplites H4–1, H4–2, Thrasybulus from B3 to M1.",
    );
    expect(typeset("Sparta moves Elite Spartan hoplites H4b, Spartan hoplites H4, Spartan hoplites H3.", "en")).toBe(
        "Sparta moves Elite Spartan hoplites H4b, Spartan hoplites H4, H3.",
    );
    expect(typeset("Hoplites des cités alliées H3, Hoplites d'Argos H5", "fr")).toBe(
        "Hoplites des cités alliées H3, Hoplites d’Argos H5",
    );
    expect(typeset("From T1 (Leon), Athens goes to T2, T3.", "en")).toBe("From T1 (Leon), Athens goes to T2, T3.");
});
