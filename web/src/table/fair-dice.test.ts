import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { verify } from "./fair-dice";

const hex = (byte: string) => byte.repeat(32);
const sha = (label: string, ...parts: string[]) =>
    createHash("sha256")
        .update(label)
        .update(Buffer.from(parts.join(""), "hex"))
        .digest("hex");

const secret = hex("5a");
const shares = [hex("01"), null, hex("fe")];
const dice = {
    commitment: sha("polemarch/commit/1", secret),
    shares,
    secret,
    seed: sha("polemarch/seed/1", secret, hex("01"), hex("fe")),
};

test("dice that were kept to their promise are found fair", async () => {
    expect(await verify(dice)).toEqual({ commitment: true, seed: true });
});

test("another secret, another share or another order is found out", async () => {
    expect(await verify({ ...dice, secret: hex("5b") })).toEqual({ commitment: false, seed: false });
    expect(await verify({ ...dice, shares: [shares[2] ?? null, null, shares[0] ?? null] })).toEqual({
        commitment: true,
        seed: false,
    });
});

test("where nobody has added a number the secret is the seed", async () => {
    const alone = { ...dice, shares: [null, null], seed: secret };
    expect(await verify(alone)).toEqual({ commitment: true, seed: true });
    expect(await verify({ ...alone, seed: dice.seed })).toEqual({ commitment: true, seed: false });
});

test("before the end nothing can be said", async () => {
    expect(await verify({ commitment: dice.commitment, shares })).toBeUndefined();
});
