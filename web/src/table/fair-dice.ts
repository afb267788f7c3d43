//! Fair dice, checked in the browser: the secret gives the commitment, and secret and shares give the seed. Where only
//! computers play nobody adds a share, and the secret is the seed.

import type { FairDice } from "../generated/FairDice";

export interface Verdict {
    /** Does the secret belong to what was promised before the game? */
    commitment: boolean;
    /** Does the seed follow from the secret and everybody's share? */
    seed: boolean;
}

function bytes(hex: string): Uint8Array {
    const pairs = hex.match(/../g) ?? [];
    return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

async function digest(parts: Uint8Array[]): Promise<string> {
    const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
    let at = 0;
    for (const part of parts) {
        whole.set(part, at);
        at += part.length;
    }
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
    return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Checks the dice of a game that is over; nothing while the secret is kept. */
export async function verify(dice: FairDice): Promise<Verdict | undefined> {
    if (dice.secret === undefined || dice.seed === undefined) return undefined;
    const text = new TextEncoder();
    const secret = bytes(dice.secret);
    const shares = dice.shares.flatMap((share) => (share === null ? [] : [bytes(share)]));
    const commitment = await digest([text.encode("polemarch/commit/1"), secret]);
    const seed = shares.length === 0 ? dice.secret : await digest([text.encode("polemarch/seed/1"), secret, ...shares]);
    return { commitment: commitment === dice.commitment, seed: seed === dice.seed };
}
