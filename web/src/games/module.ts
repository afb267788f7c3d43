//! What a game brings to the page. A game is a folder `games/<name>/` whose `index.ts` has one `GameModule` as its
//! default export; it is loaded when somebody opens a table of that game. A game draws its view and says what its
//! answers mean on the board; it knows no rules.

import type { Component } from "svelte";

import type { Foresight } from "../generated/Foresight";
import type { Question } from "../generated/Question";
import type { Choice } from "../decision/choice.svelte";
import type { Sentences, Typed } from "../words/sentences";

/**
 * Something on the board or in a panel that can be clicked: `zone:T17`, `piece:ath-H1`, `space:iron`, `card:K03`,
 * `button:done`. The kind is the game's own word; the same text is the key in `Choice` and stands in `data-target`.
 */
export type Target = `${string}:${string}`;

/** An answer as the server offers it: a type and its fields. */
export type Answer = Typed;

/** Something that happened, as these eyes may know it. */
export type GameEvent = Typed;

/** Component data of a game by file name, such as `map.json`; what is in them the game knows. */
export type GameData = Record<string, unknown>;

/** An action that is being told event by event. */
export interface Tale {
    /** What has been told; the last of it is being told now. */
    events: readonly GameEvent[];
    /** How many there are. */
    length: number;
}

/** What board and panel are given. All of it follows the table by itself. */
export interface BoardProps<View = unknown> {
    /** What these eyes see; of a past moment while somebody looks back. */
    view: View;
    /** The files that `games/index.ts` names for the game. */
    data: GameData;
    /** Sentences and names of the game in the language of the page. */
    words: Sentences;
    /** Whose eyes; nobody's for a spectator. */
    eyes: number | undefined;
    /**
     * What may be chosen: `choice.light(target)` says how a thing is lit (`open`, `chosen` or nothing),
     * `choice.choose(target)` is a click on it, and `choice.hints(target)` what is worth knowing before.
     */
    choice: Choice;
    /** Places that the log or an event wants to be seen, as targets: they get the pulsing ring. */
    pulse: readonly Target[];
    /** Hints and odds for the open decision, once they have come. */
    foresight: Foresight | undefined;
    /** How the players stand, where the game says that more is told than the view; unknown until it has come. */
    standing: unknown;
    /** Everything that has happened up to the moment that is shown, as these eyes may know it. */
    story: readonly GameEvent[];
    /** What of the last action has been told so far, while it is told event by event. */
    tale: Tale | undefined;
    /** Opens the rules at a rule. */
    onrule: (rule: string) => void;
}

/** What the board is given besides. */
export interface MapProps<View = unknown> extends BoardProps<View> {
    /** The room that it fills, in pixels. */
    room: { width: number; height: number };
    /** The map has been painted once: names and ornaments follow, for which nobody waits. */
    settled: boolean;
}

/** A step of the tracker at the top of the table, in the words of the rulebook. */
export interface Phase {
    id: string;
    /** Short: it stands in a row with others. */
    label: string;
    /** As the rulebook calls it, where the label is shorter. */
    whole?: string;
    state: "past" | "now" | "next";
}

/** Where the game is: turn or round, and the steps of it. */
export interface Progress {
    /** Such as "Turn 3 · Summer 414 BC". */
    title: string;
    phases: Phase[];
}

/** How a seat looks. */
export interface SeatLook {
    /** Such as "Athens" or "Romans"; nothing before it is known. */
    name: string;
    /** A CSS colour or custom property. */
    colour: string;
    /** A letter or sign, so that colour is never the only mark. */
    sign: string;
    /** What is legible on the colour; white where nothing is said. */
    ink?: string;
    /** An emblem in place of the letter: the outline in a square of 24. */
    emblem?: string;
    /** A short figure that tells how the seat stands, such as "4 / 9". */
    score?: string;
}

/** What a card says about a thing: the rules are those of the ledger, or whole sections of it. */
export interface CardText {
    /** What it is called, where that is not the name of the target. */
    title?: string;
    facts: string[];
    rules: string[];
    /** What else is there and has a card of its own. */
    things?: Target[];
}

/** What a card is made from. */
export interface CardProps<View = unknown> {
    words: Sentences;
    view: View;
    data: GameData;
    /** How the players stand, as for boards and panels. */
    standing: unknown;
    /** Everything that has happened up to the moment that is shown. */
    story: readonly GameEvent[];
}

/** The points of a player; what they are made of is told by the goal. */
export interface Score {
    look: SeatLook;
    points: number;
}

/** Something that is added to a die. */
export interface RollLine {
    label: string;
    by: number;
    rule?: string;
}

/** A roll, to be shown as dice with every modifier. */
export interface Roll {
    title: string;
    dice: number[];
    lines: RollLine[];
    /** Where each side rolls dice of its own: what they are and what is added to them, side by side. */
    sides?: { name: string; colour: string; sign: string; dice: number[]; lines: RollLine[]; total: number }[];
    result: string;
}

/** An event in words. */
export interface Telling {
    text: string;
    /** Every counter of a group that the text only names by its size. */
    counters?: string;
}

/** A number of equal chances, for a chart. */
export interface Chances {
    title: string;
    /** In the order in which they are drawn. */
    bars: { label: string; share: number; side?: string }[];
    /** One sentence below. */
    note?: string;
}

export interface GameModule<View = unknown> {
    /** As in addresses and orders. */
    readonly name: string;
    /** The map with everything on it. It fills the room it is given. */
    readonly Board: Component<MapProps<View>>;
    /** The game's own panel beside the map: tracks, hands, stocks. */
    readonly Panel: Component<BoardProps<View>>;
    /**
     * What an answer means on the board: the things to click, in order, to give it. No target means that the answer is
     * a button of the decision bar. Answers with the same targets are told apart by buttons once all targets are
     * clicked.
     */
    targets(answer: Answer, question: Question, view: View): Target[];
    /**
     * The answer that a click on this target would be if it were offered; the server then says which rule forbids it.
     */
    wish?(target: Target, path: readonly Target[], question: Question, view: View): Answer | undefined;
    /** What a target is called, for screen readers and typed answers. */
    targetName(target: Target, words: Sentences, view: View): string;
    /**
     * What the card of a target says; besides the things that can be clicked there are `phase:` and whatever else a
     * panel names by `data-card`.
     */
    card?(target: Target, props: CardProps<View>): CardText | undefined;
    /** Where the game is. */
    progress(view: View, words: Sentences, data: GameData): Progress;
    /** How the seats look, in their order. */
    seats(view: View | undefined, count: number, words: Sentences): SeatLook[];
    /** The points of everybody, in the order of the seats. */
    scores(view: View, count: number, words: Sentences): Score[];
    /** Does this answer want nothing more in the phase? Two at one screen may give it together, for a whole turn. */
    passesPhase?(answer: Answer): boolean;
    /** What an event is about, so that the log can point at it and the map can show it. */
    places(event: GameEvent): Target[];
    /** Events that deserve dice. */
    roll?(event: GameEvent, words: Sentences): Roll | undefined;
    /** Odds as the server tells them (`Foresight.odds`), as charts. */
    chances?(odds: unknown, words: Sentences): Chances[];
    /** Up to so many answers are buttons even where the board shows them; 9 where nothing is said. */
    readonly few?: number;
    /** Does this answer end all that one does in a phase? It stands where those stand that only go on. */
    ends?(answer: Answer): boolean;
    /**
     * Does the server tell how the players stand beside the view (`Foresight.standing`)? Then it is asked for every
     * position.
     */
    readonly hasStanding?: boolean;
    /**
     * Do the seats see different things? Then two at one screen are asked to change places before the other one looks.
     */
    readonly secret?: boolean;
    /**
     * Places in the view (JSON pointers) that an answer given in advance depends on: when one changes it is withdrawn.
     */
    facts?(question: Question): string[];
    /** Events that begin a new phase: the replay jumps there. */
    beginsPhase(event: GameEvent): boolean;
    /** Whose doing or suffering an event is: that colour stands beside the line. Nobody's where nothing is said. */
    actor(event: GameEvent, words: Sentences): SeatLook | undefined;
    /** Two events that are told as one: the zones of a march, the losses of one combat. */
    joined?(earlier: GameEvent, later: GameEvent): GameEvent | undefined;
    /** Events that are not worded by their own message alone: what was joined, and large groups. */
    worded?(event: GameEvent, words: Sentences, data: GameData): Telling;
    /**
     * The position after some events of an action, as far as they tell it. A game that has this is told event by event:
     * the position changes with what is told, not before.
     */
    retold?(view: View, events: readonly GameEvent[], data: GameData): unknown;
    /** Events of one action that are told at one stroke, such as the losses of a combat. */
    together?(earlier: GameEvent, later: GameEvent): boolean;
    /** What led to the event that ended the game, where that event does not say it itself. */
    reason?(end: GameEvent, props: CardProps<View>): string[];
    /** Events that are left out where others’ turns are summed up. */
    isMinor(event: GameEvent): boolean;
}
