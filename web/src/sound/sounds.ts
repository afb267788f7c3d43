//! Short sounds, made at run time: nothing is fetched, and nobody's recording is used.

export type Sound = "dice" | "move" | "turn" | "end";

/** A tone, or a knock where it has no pitch. Times in seconds. */
interface Note {
    at: number;
    lasts: number;
    /** In hertz; a knock is noise. */
    pitch?: number;
    loud: number;
}

const knock = (at: number, loud: number): Note => ({ at, lasts: 0.045, loud });
const tone = (at: number, pitch: number, lasts: number, loud: number): Note => ({ at, lasts, pitch, loud });

const NOTES: Record<Sound, readonly Note[]> = {
    dice: [knock(0, 0.5), knock(0.09, 0.4), knock(0.16, 0.3), knock(0.21, 0.2)],
    move: [tone(0, 196, 0.09, 0.12), knock(0.02, 0.12)],
    turn: [tone(0, 587.3, 0.22, 0.16), tone(0.14, 880, 0.38, 0.16)],
    end: [tone(0, 392, 0.3, 0.16), tone(0.2, 493.9, 0.3, 0.16), tone(0.4, 587.3, 0.3, 0.16), tone(0.6, 784, 0.9, 0.18)],
};

/** Plays sounds once somebody has touched the page, as browsers want it. */
export class Sounds {
    #context: AudioContext | undefined;
    #isTouched = false;

    constructor(
        readonly isWanted: () => boolean,
        readonly open: () => AudioContext = () => new AudioContext(),
    ) {}

    /** Somebody has clicked or pressed a key. */
    touch(): void {
        this.#isTouched = true;
    }

    play(sound: Sound): void {
        if (!this.#isTouched || !this.isWanted()) return;
        this.#context ??= this.open();
        const context = this.#context;
        if (context.state === "suspended") void context.resume();
        for (const note of NOTES[sound]) strike(context, note);
    }
}

function strike(context: AudioContext, { at, lasts, pitch, loud }: Note): void {
    const start = context.currentTime + at;
    const volume = context.createGain();
    volume.gain.setValueAtTime(loud, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    volume.connect(context.destination);
    const source = pitch === undefined ? noise(context, lasts) : oscillator(context, pitch);
    source.connect(volume);
    source.start(start);
    source.stop(start + lasts);
}

function oscillator(context: AudioContext, pitch: number): OscillatorNode {
    const made = context.createOscillator();
    made.type = "triangle";
    made.frequency.value = pitch;
    return made;
}

function noise(context: AudioContext, lasts: number): AudioBufferSourceNode {
    const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
    const made = context.createBufferSource();
    made.buffer = buffer;
    return made;
}
