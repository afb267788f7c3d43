//! A table as the page knows it: what the link tells, kept in one place that components follow.

import { api, Refusal } from "../api";
import { Choice } from "../decision/choice.svelte";
import { loadGame, type Loaded } from "../games";
import type { Answer, GameEvent, SeatLook, Tale, Target, Telling } from "../games/module";
import { summaryOf, type Line } from "../log/lines";
import { sounds } from "../sound";
import type { Channel } from "../generated/Channel";
import type { ChatLine } from "../generated/ChatLine";
import type { Me } from "../generated/Me";
import type { Order } from "../generated/Order";
import type { PastMove } from "../generated/PastMove";
import type { Question } from "../generated/Question";
import type { TableInfo } from "../generated/TableInfo";
import { noticeBoard } from "../notice.svelte";
import { trouble } from "../pages/failure";
import { settings } from "../settings.svelte";
import { called } from "../words/table-name";
import { t } from "../words/page.svelte";
import { typeset } from "../words/typeset";
import type { Connection, Link, Seen } from "./link";
import { tellTurn } from "./notify";
import { left, leave } from "./left-off";
import { isTold, pauseFor, Playback, strokesOf, tellingFor } from "./playback";
import { openLink } from "./socket";

/** 32 random bytes for the fair dice. */
function share(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * So long, in milliseconds, answers wait for what is told about them: a button that grows later moves the others under
 * the mouse.
 */
const TELLING = 300;

export class TableModel {
    me = $state.raw<Me | undefined>(undefined);
    info = $state.raw<TableInfo | undefined>(undefined);
    seen = $state.raw<Seen | undefined>(undefined);
    /** Everything that has happened; the opening first, then one entry an action. */
    opening = $state.raw<PastMove | undefined>(undefined);
    moves = $state.raw<PastMove[]>([]);
    chat = $state.raw<ChatLine[]>([]);
    connection = $state.raw<Connection>("connecting");
    loaded = $state.raw<Loaded | undefined>(undefined);
    /** Why there is no table to show. */
    broken = $state.raw<string | undefined>(undefined);
    /** The last refusal of an order, until the next order. */
    problem = $state.raw<string | undefined>(undefined);
    /** After how many actions one looks at the game; nothing for the present. */
    at = $state.raw<number | undefined>(undefined);
    moment = $state.raw<Seen | undefined>(undefined);
    /** The past is played, an action after the other. */
    replaying = $state.raw(false);
    /**
     * How the players stand, where the game tells more than the view; what was known before until it is known again.
     */
    standing = $state.raw<unknown>(undefined);
    /** Which places the mouse in the log points at. */
    pointed = $state.raw<readonly Target[]>([]);
    /** Which of one's own seats answers, where several are asked. */
    seat = $state.raw<number | undefined>(undefined);
    waiting = $state.raw(false);
    /** How many actions of others, or events of one of them, are still to be played out. */
    behind = $state.raw(0);
    /** What is being told event by event: the actions after so many, and so many of their events; all where nothing is said. */
    telling = $state.raw<{ after: number; events: number } | undefined>(undefined);
    /** What one saw after one's own last answer: how the points have changed since is seen from it. */
    leftView = $state.raw<unknown>(undefined);
    /** The card of the result has been put away. */
    isResultRead = $state.raw(false);
    /** After so many actions one last looked, or answered: what came later is new. */
    leftOff = $state.raw<number | undefined>(undefined);

    readonly choice = new Choice({
        give: (question, answer) => {
            if (this.seen) void this.order({ do: "act", seq: this.seen.seq, seat: question.seat, action: answer });
        },
        why: async (question, action) => {
            const judged = await api.why(this.id, { seat: question.seat, action }).catch(() => undefined);
            return judged && !judged.allowed
                ? { why: typeset(judged.why ?? "", settings.lang), rule: judged.rule }
                : undefined;
        },
        undo: () => this.undo(),
    });

    readonly playback = new Playback(
        (behind) => (this.behind = behind),
        (waiting) => pauseFor(settings.pace, waiting),
    );
    #link: Link | undefined;
    readonly #joining: Promise<void>;
    #closed = false;
    #shared = false;
    #hears: Channel | undefined;
    /** The moment that is on its way. */
    #wanted = $state.raw<number | undefined>(undefined);

    /** The sentences of the game in the language of the page. */
    readonly words = $derived(this.loaded?.words.current);
    /** What is shown: a past moment, or the present. */
    readonly shown = $derived(this.at === undefined ? this.seen : (this.moment ?? this.seen));
    /** The position; while an action is told, as far as it has been told. */
    readonly view = $derived.by(() => {
        const { shown, tale, loaded } = this;
        if (!shown || !tale || !loaded?.game.retold) return shown?.view;
        return loaded.game.retold(shown.view, tale.events, loaded.data);
    });
    /** The seats that belong to this person. */
    readonly mine = $derived.by(() => {
        const seats = this.info?.seats ?? [];
        const own = (who: TableInfo["seats"][number]) =>
            typeof who.occupant === "object" && "person" in who.occupant && who.occupant.person.id === this.me?.id;
        return seats.filter(own).map((each) => each.seat);
    });
    /** Other people who sit here: without them nobody has to be asked about anything. */
    readonly others = $derived(
        (this.info?.seats ?? []).flatMap(({ seat, occupant }) =>
            !this.mine.includes(seat) && typeof occupant === "object" && "person" in occupant ? [occupant.person] : [],
        ),
    );
    /** Is one asked something that is answered for one in a moment? */
    readonly answeredForMe = $derived(
        (this.seen?.questions?.length ?? 0) > 0 && this.#toAnswer(this.seen).length === 0 && !this.seen?.over,
    );
    readonly looks = $derived.by((): SeatLook[] => {
        const count = this.info?.seats.length ?? 0;
        if (!this.loaded || !this.words) return [];
        return this.loaded.game.seats(this.view, count, this.words);
    });
    /** All actions up to the moment that is shown; of those that are being told, what has been told. */
    readonly past = $derived.by((): PastMove[] => {
        const moves = this.at === undefined ? this.moves : this.moves.slice(0, this.at);
        const { telling } = this;
        if (!telling) return moves;
        let left = telling.events;
        const told = moves.slice(telling.after).flatMap((move) => {
            const events = move.events.slice(0, left);
            left -= events.length;
            return events.length > 0 ? [{ ...move, events }] : [];
        });
        return [...moves.slice(0, telling.after), ...told];
    });
    /** What is being told event by event. */
    readonly tale = $derived.by((): Tale | undefined => {
        const { telling } = this;
        if (!telling) return undefined;
        const eventsOf = (moves: readonly PastMove[]) => moves.slice(telling.after).flatMap((move) => move.events);
        const all = eventsOf(this.at === undefined ? this.moves : this.moves.slice(0, this.at));
        return { events: all.slice(0, telling.events) as GameEvent[], length: all.length };
    });
    /** So many actions there are, with the one that is being told. */
    readonly count = $derived(this.telling ? this.moves.length : (this.seen?.number ?? 0));
    /** What the last action was about. */
    readonly last = $derived.by((): Target[] => {
        const game = this.loaded?.game;
        const events = this.tale?.events.slice(-1) ?? (this.past.at(-1)?.events as GameEvent[] | undefined);
        return game && events ? events.flatMap((event) => game.places(event)) : [];
    });
    /** Everything that has happened up to the moment that is shown. */
    readonly story = $derived.by((): GameEvent[] =>
        [this.opening, ...this.past].flatMap((move) => (move?.events ?? []) as GameEvent[]),
    );
    /** What the last action at that moment brought, in words; before all of them it is the opening. */
    readonly told = $derived.by(() => {
        if (this.tale)
            return this.tale.events
                .slice(-1)
                .map((event) => this.worded(event).text)
                .join("");
        const move = this.past.length === 0 ? this.opening : this.past.at(-1);
        return (move?.events ?? []).map((event) => this.worded(event as GameEvent).text).join(" ");
    });
    /** Is something asked of this person now, or is it over? */
    readonly isAsked = $derived(
        this.tale === undefined && ((this.seen?.questions?.length ?? 0) > 0 || this.seen?.over !== undefined),
    );
    /** What others have done since one last looked or answered, summed up. */
    readonly since = $derived.by((): Line[] => {
        const { loaded, words, leftOff, info } = this;
        const isAlone = this.mine.length === info?.seats.length && this.mine.length > 1;
        if (!loaded || !words || leftOff === undefined || leftOff === 0 || isAlone) return [];
        const own = new Set(this.mine.map((seat) => this.looks[seat]?.name));
        const { game } = loaded;
        const lines = summaryOf(this.moves.slice(leftOff - 1), (event) => game.isMinor(event), game.joined);
        // What one's own answer brought is known, unless somebody else did it.
        return lines.filter((line) => {
            const actor = game.actor(line.event, words)?.name;
            return line.number > leftOff || (actor !== undefined && !own.has(actor));
        });
    });
    readonly pulse = $derived(this.pointed.length > 0 ? this.pointed : this.last);

    constructor(readonly id: string) {
        this.#joining = this.#join();
        void this.#begin();
    }

    close(): void {
        this.#closed = true;
        this.playback.stop();
        this.#link?.close();
    }

    /** An event in words. */
    worded(event: GameEvent): Telling {
        const { words, loaded } = this;
        if (!words || !loaded) return { text: "" };
        return loaded.game.worded?.(event, words, loaded.data) ?? { text: words.sentence("event", event) };
    }

    /** Gives an order; a refusal is shown in the decision bar. */
    async order(order: Order): Promise<boolean> {
        this.problem = undefined;
        this.waiting = true;
        try {
            // Whoever clicks before the line is open is heard when it is.
            await this.#joining;
            if (!this.#link) return false;
            await this.#link.order(order);
            return true;
        } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            // Somebody was faster: the new position is on its way.
            if (error.problem.error !== "stale") this.problem = error.problem.why;
            return false;
        } finally {
            this.waiting = false;
        }
    }

    /** Two at one screen see what everybody sees: whoever is asked may look at what they have. */
    readonly mayLook = $derived(
        this.mine.length > 1 && this.loaded?.game.secret === true && this.seen?.eyes === undefined && !this.seen?.over,
    );

    lookAtHand(seat: number): void {
        void this.order({ do: "look", seat });
    }

    /** The answer with which both at one screen say that they want nothing at such moments. */
    readonly passesPhase = $derived.by((): { question: Question; answer: Answer } | undefined => {
        const { question } = this.choice;
        if (!this.mayLook || !question) return undefined;
        const answer = (question.answers as Answer[]).find((each) => this.loaded?.game.passesPhase?.(each));
        return answer && { question, answer };
    });

    /** Both at one screen answer so whenever they are asked this, as long as the facts of the game hold. Whoever is asked now comes last. */
    async passTogether(): Promise<void> {
        if (!this.passesPhase) return;
        const { question, answer } = this.passesPhase;
        const { seat: asked, prompt } = question;
        const facts = this.loaded?.game.facts?.(question) ?? [];
        for (const seat of [...this.mine.filter((each) => each !== asked), asked])
            await this.order({ do: "program", program: { seat, prompt, action: answer, while: facts } });
    }

    undo = () => this.#numbered("undo");
    redo = () => this.#numbered("redo");
    reset = () => this.#numbered("reset");
    confirm = () => this.#numbered("confirm");

    #numbered(order: "undo" | "redo" | "reset" | "confirm"): void {
        if (this.seen) void this.order({ do: order, seq: this.seen.seq });
    }

    /** Looks at the game after so many actions; nothing means the present. */
    async look(number: number | undefined): Promise<boolean> {
        const present = this.seen?.number ?? 0;
        const wanted = number ?? present;
        if (this.#wanted === wanted) return true;
        this.#wanted = wanted;
        this.playback.skip();
        const isNext = this.replaying && this.at !== undefined && wanted === this.at + 1;
        try {
            const moment = wanted === present ? undefined : await api.moment(this.id, wanted);
            if (this.#wanted !== wanted) return true;
            // Slider, log and map come to the moment together.
            const begin = (): void => void (this.at = wanted);
            const arrive = (): void => this.#arrive(wanted, moment);
            const move = this.moves[wanted - 1];
            const strokes = isNext && move ? this.#strokes([move]) : [];
            if (isTold(strokes.length)) this.#tell(wanted - 1, strokes, begin, arrive);
            else arrive();
        } catch (error) {
            this.#wanted = undefined;
            this.problem = error instanceof Error ? error.message : String(error);
            return false;
        }
        return true;
    }

    /** Is the moment there that is looked at, and told to its end? */
    get isSettled(): boolean {
        return this.telling === undefined && this.#wanted === undefined;
    }

    #arrive(wanted: number, moment: Seen | undefined): void {
        if (this.#wanted !== wanted) return;
        this.#wanted = undefined;
        this.moment = moment;
        this.at = moment === undefined ? undefined : wanted;
        this.#ask();
    }

    /** After how many events of these actions each stroke of their tale ends; none where nothing is told one by one. */
    #strokes(moves: readonly PastMove[]): number[] {
        const { game } = this.loaded ?? {};
        if (!game?.retold || settings.still || document.hidden) return [];
        const events = moves.flatMap((move) => move.events as GameEvent[]);
        return strokesOf(events, game.together);
    }

    /** Tells actions stroke by stroke. */
    #tell(after: number, strokes: readonly number[], begin: () => void, end: () => void): void {
        strokes.forEach((events, index) => {
            const show = (): void => {
                if (index === 0) begin();
                const before = strokes[index - 1] ?? 0;
                this.telling = { after, events };
                if (this.tale?.events.slice(before).some((event) => this.#isRoll(event))) sounds.play("dice");
            };
            const others = (waiting: number) => Math.max(0, waiting - (strokes.length - index));
            const pause = (waiting: number) => tellingFor(settings.pace, strokes.length, others(waiting));
            this.playback.add({ show, pause }, false);
        });
        const show = (): void => {
            end();
            this.telling = undefined;
        };
        this.playback.add({ show, pause: () => 0 }, false);
    }

    async #begin(): Promise<void> {
        try {
            await Promise.all([this.#joining, this.#load()]);
            void this.#share();
        } catch (error) {
            // What the server did not refuse did not come: a part of the page, or what it reads.
            this.broken = error instanceof Refusal ? trouble(error) : t("unloaded-why");
        }
    }

    /** The line is opened by somebody: without a name it could only watch. */
    async #join(): Promise<void> {
        this.me = await api.someone();
        if (this.#closed) return;
        this.#link = openLink(this.id, {
            table: (info) => this.#table(info),
            situation: (seen) => this.#hearSituation(seen),
            chat: (line) => this.#hear(line),
            dropped: () => {
                // The administrator may have removed a line: what was said is read again with the table.
                this.chat = [];
                this.#hears = undefined;
            },
            notice: (notice) => noticeBoard.hear(notice),
            connection: (state) => (this.connection = state),
            refused: (refusal) => (this.broken = trouble(refusal)),
        });
    }

    async #load(): Promise<void> {
        const info = await api.table(this.id);
        this.info ??= info;
        this.loaded = await loadGame(info.game, info.setup);
        this.#ask();
    }

    #table(info: TableInfo): void {
        this.info = info;
        void this.#share();
        void this.#readChat();
    }

    /** What others do is played out in its order; an action with many events is told before the position changes. */
    #hearSituation(seen: Seen): void {
        const show = (): void => this.#show(seen);
        const isNext = this.seen !== undefined && this.at === undefined && seen.number > this.seen.number;
        const moves = isNext ? (seen.past ?? []).filter((move) => move.number !== undefined) : [];
        const strokes = this.#strokes(moves);
        const begin = (): void => {
            this.#remember(seen);
            this.choice.ask(undefined, this.loaded?.game, this.seen?.view);
        };
        const after = seen.number - moves.length;
        if (isTold(strokes.length)) this.#tell(after, strokes, begin, show);
        else this.playback.add({ show }, this.#atOnce(seen));
    }

    /** The first situation, one's own actions and what nobody sees do not wait. */
    #atOnce(seen: Seen): boolean {
        return (
            this.seen === undefined ||
            seen.ref !== undefined ||
            settings.still ||
            document.hidden ||
            this.at !== undefined
        );
    }

    #show(seen: Seen): void {
        const asked = this.#toAnswer(this.seen).length > 0;
        if (!asked && this.#toAnswer(seen).length > 0) tellTurn(this.info ? called(this.info) : "", this.id);
        if (this.seen !== undefined) this.#sound(this.seen, seen);
        this.telling = undefined;
        if (!seen.over) this.isResultRead = false;
        this.seen = seen;
        this.#remember(seen);
        this.problem = undefined;
        if (this.at === undefined) this.#ask();
    }

    /** The end, one's turn, dice or a move: the first of them that has just come is heard. */
    #sound(before: Seen, now: Seen): void {
        if (now.over && !before.over) return sounds.play("end");
        const isAsked = this.#toAnswer(now).length > 0;
        if (isAsked && this.#toAnswer(before).length === 0) return sounds.play("turn");
        if (now.number <= before.number) return;
        const events = (now.past ?? []).flatMap((move) => move.events as GameEvent[]);
        sounds.play(this.telling === undefined && events.some((event) => this.#isRoll(event)) ? "dice" : "move");
    }

    #isRoll(event: GameEvent | undefined): boolean {
        const { loaded, words } = this;
        return event !== undefined && words !== undefined && (loaded?.game.roll?.(event, words)?.dice.length ?? 0) > 0;
    }

    /** What has happened is added to what is known. */
    #remember(seen: Seen): void {
        const moves = this.moves.slice(0, seen.number);
        for (const move of seen.past ?? []) {
            if (move.number === undefined) this.opening = move;
            else moves[move.number] = move;
        }
        this.moves = moves;
        const own = moves.findLastIndex((move) => move?.seat !== undefined && this.mine.includes(move.seat)) + 1;
        const before = left(this.id);
        this.leftOff ??= own > 0 ? Math.min(before ?? own, own) : (before ?? moves.length);
        const isOwn = (seen.past ?? []).some((move) => move.seat !== undefined && this.mine.includes(move.seat));
        if (isOwn && this.seen !== undefined) {
            this.leftOff = Math.max(this.leftOff, own);
            this.leftView = seen.view;
        }
        this.leftOff = Math.min(this.leftOff, moves.length);
        if (!document.hidden) leave(this.id, moves.length);
    }

    /**
     * The question that is answered now goes to the choice, and what is told about it and about the position is
     * fetched.
     */
    #ask(): void {
        const questions = this.at === undefined ? this.#toAnswer(this.seen) : [];
        const chosen = questions.find((question) => question.seat === this.seat) ?? questions[0];
        this.choice.ask(chosen, this.loaded?.game, this.seen?.view);
        this.choice.foresight = undefined;
        this.choice.told = false;
        const tell = (): void => {
            if (this.choice.question === chosen) this.choice.told = true;
        };
        const [seq, at] = [this.seen?.seq, this.at];
        if (!this.loaded || this.view === undefined) return;
        const isAsked = questions.length > 0;
        if (!isAsked && !this.loaded.game.hasStanding) return;
        // Whoever is not asked may see a moment that the game has left behind.
        const fetched = api.foresight(this.id, isAsked ? undefined : this.shown?.number).catch(() => undefined);
        setTimeout(tell, TELLING);
        void fetched.then((foresight) => {
            if (foresight && this.seen?.seq === seq && this.at === at && (!isAsked || foresight.seq === seq)) {
                if (isAsked) this.choice.foresight = foresight;
                this.standing = foresight.standing;
            }
            tell();
        });
    }

    /** The questions of a situation that one answers oneself: not those that are answered for one, because there is nothing to choose. */
    #toAnswer(seen: Seen | undefined): Question[] {
        const always = (seat: number) => this.info?.seats.some((each) => each.seat === seat && each.asked_always);
        return (seen?.questions ?? []).filter((question) => !question.idle || always(question.seat));
    }

    /** Answers for another of one's own seats. */
    answerFor(question: Question): void {
        this.seat = question.seat;
        this.#ask();
    }

    /** A player who sits down sends their part of the dice at once. */
    async #share(): Promise<void> {
        const { info, me } = this;
        if (!info || !me || info.status !== "open" || this.#shared) return;
        const lacks = info.seats.some((seat) => this.mine.includes(seat.seat) && !seat.shared);
        if (!lacks) return;
        this.#shared = true;
        this.#shared = await this.order({ do: "share", share: share() });
        if (settings.askAlways) await this.order({ do: "ask-always", always: true });
    }

    /** What has been said so far; whoever sits down hears the players from then on, and no longer the spectators. */
    async #readChat(): Promise<void> {
        // Nothing is said in the waiting room, where a spectator may become a player at any moment.
        if (this.info?.status === "open") return;
        const channel = this.mine.length > 0 ? "players" : "spectators";
        if (channel === this.#hears) return;
        this.#hears = channel;
        const lines = await api.chat(this.id, channel).catch(() => []);
        if (channel !== this.#hears) return;
        const known = new Set(lines.map((line) => line.id));
        this.chat = [...lines, ...this.chat.filter((line) => line.channel === channel && !known.has(line.id))];
    }

    /** Once for each line, by whichever way it comes first. */
    #hear(line: ChatLine): void {
        if (!this.chat.some((each) => each.id === line.id)) this.chat = [...this.chat, line];
    }

    /** What this person says or said is not shown any more. */
    async block(user: number): Promise<void> {
        try {
            await api.block(user);
            this.chat = this.chat.filter((line) => line.user !== user);
        } catch (error) {
            this.problem = error instanceof Error ? error.message : String(error);
        }
    }

    async say(text: string): Promise<void> {
        const channel = this.mine.length > 0 ? "players" : "spectators";
        try {
            this.#hear(await api.say(this.id, channel, text));
        } catch (error) {
            this.problem = error instanceof Error ? error.message : String(error);
        }
    }
}
