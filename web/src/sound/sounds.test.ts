import { expect, test } from "vitest";

import { Sounds } from "./sounds";

/** Counts what is started. */
function fakeContext(): { context: AudioContext; started: () => number } {
    let started = 0;
    const node = () => ({
        gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
        frequency: { value: 0 },
        connect: () => undefined,
        start: () => (started += 1),
        stop: () => undefined,
    });
    const context = {
        currentTime: 0,
        sampleRate: 8000,
        state: "running",
        destination: {},
        createGain: node,
        createOscillator: node,
        createBufferSource: node,
        createBuffer: () => ({ getChannelData: () => new Float32Array(8) }),
    };
    return { context: context as unknown as AudioContext, started: () => started };
}

test("nothing sounds before somebody has touched the page, and no context is opened", () => {
    let opened = 0;
    const fake = fakeContext();
    const sounds = new Sounds(
        () => true,
        () => {
            opened += 1;
            return fake.context;
        },
    );
    sounds.play("dice");
    expect([opened, fake.started()]).toEqual([0, 0]);
    sounds.touch();
    sounds.play("dice");
    sounds.play("turn");
    expect(opened).toBe(1);
    expect(fake.started()).toBe(6);
});

test("who wants silence has it", () => {
    const fake = fakeContext();
    let wanted = false;
    const sounds = new Sounds(
        () => wanted,
        () => fake.context,
    );
    sounds.touch();
    sounds.play("end");
    expect(fake.started()).toBe(0);
    wanted = true;
    sounds.play("end");
    expect(fake.started()).toBe(4);
});
