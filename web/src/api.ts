//! Questions to the server over HTTP. A refusal is thrown as `Refusal`.

import type { ChatLine } from "./generated/ChatLine";
import type { Credentials } from "./generated/Credentials";
import type { DeleteAccount } from "./generated/DeleteAccount";
import type { Foresight } from "./generated/Foresight";
import type { GuestName } from "./generated/GuestName";
import type { WhyReply } from "./generated/WhyReply";
import type { Goal } from "./generated/Goal";
import type { Ledger } from "./generated/Ledger";
import type { Me } from "./generated/Me";
import type { Names } from "./generated/Names";
import type { NewPassword } from "./generated/NewPassword";
import type { NewSeat } from "./generated/NewSeat";
import type { NewTable } from "./generated/NewTable";
import type { NewToken } from "./generated/NewToken";
import type { Note } from "./generated/Note";
import type { Notices } from "./generated/Notices";
import type { Order } from "./generated/Order";
import type { PlaceCard } from "./generated/PlaceCard";
import type { PersonName } from "./generated/PersonName";
import type { Problem } from "./generated/Problem";
import type { SessionInfo } from "./generated/SessionInfo";
import type { SetupSpec } from "./generated/SetupSpec";
import type { Situation } from "./generated/Situation";
import type { TableInfo } from "./generated/TableInfo";
import type { TableList } from "./generated/TableList";
import type { TokenInfo } from "./generated/TokenInfo";
import type { TokenSecret } from "./generated/TokenSecret";
import type { WhyRequest } from "./generated/WhyRequest";
import { settings } from "./settings.svelte";
import type { Typed } from "./words/sentences";

/** The server has refused something; it has changed nothing. */
export class Refusal extends Error {
    constructor(readonly problem: Problem) {
        super(problem.why);
    }
}

export interface GameInfo {
    game: string;
    setup: SetupSpec;
    /** The levels of the computer, the weakest first. */
    bots: string[];
}

export type ListName = "mine" | "open" | "live" | "over" | "hidden";

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers: Record<string, string> = { "Accept-Language": settings.lang };
    if (body !== undefined) headers["Content-Type"] = "application/json";
    const init: RequestInit = { method, headers };
    if (body !== undefined) init.body = JSON.stringify(body);
    let response: Response;
    try {
        response = await fetch(`/api/v1${path}`, init);
    } catch {
        throw new Refusal({ error: "closing", why: "the server cannot be reached" });
    }
    const text = await response.text();
    if (!response.ok) throw new Refusal(readProblem(text));
    return (text === "" ? undefined : JSON.parse(text)) as T;
}

function readProblem(text: string): Problem {
    try {
        return JSON.parse(text) as Problem;
    } catch {
        return { error: "internal", why: text };
    }
}

const get = <T>(path: string) => ask<T>("GET", path);
const post = <T>(path: string, body?: unknown) => ask<T>("POST", path, body);
const at = (table: string, rest = "") => `/tables/${encodeURIComponent(table)}${rest}`;

export const api = {
    /** Who one is; a guest is made where nobody is known yet. */
    someone: () => post<Me>("/guest"),
    me: () => get<Me>("/me"),
    claim: (who: Credentials) => post<Me>("/me/claim", who),
    logIn: (who: Credentials) => post<Me>("/login", who),
    logOut: () => post<undefined>("/logout"),
    setName: (name: GuestName) => ask<Me>("PUT", "/me/name", name),
    setSettings: (value: unknown) => ask<undefined>("PUT", "/me/settings", value),
    setPassword: (change: NewPassword) => ask<undefined>("PUT", "/me/password", change),
    deleteMe: (request?: DeleteAccount) => ask<undefined>("DELETE", "/me", request),
    endSession: (id: number) => ask<undefined>("DELETE", `/me/sessions/${id}`),
    withdrawToken: (id: number) => ask<undefined>("DELETE", `/me/tokens/${id}`),
    sessions: () => get<SessionInfo[]>("/me/sessions"),
    tokens: () => get<TokenInfo[]>("/me/tokens"),
    createToken: (token: NewToken) => post<TokenSecret>("/me/tokens", token),
    blocks: () => get<PersonName[]>("/me/blocks"),
    block: (id: number) => ask<undefined>("PUT", `/me/blocks/${id}`),
    unblock: (id: number) => ask<undefined>("DELETE", `/me/blocks/${id}`),
    notice: () => get<Notices>("/notice"),

    games: () => get<GameInfo[]>("/games"),
    names: (game: string) => get<Names>(`/games/${game}/names`),
    rules: (game: string) => get<Ledger>(`/games/${game}/rules`),
    data: <T>(game: string, file: string) => get<T>(`/games/${game}/data/${file}`),

    tables: (list: ListName, page = 0, search = "", game = "") => {
        const wanted = new URLSearchParams({ list, page: String(page) });
        if (search !== "") wanted.set("search", search);
        if (game !== "") wanted.set("game", game);
        return get<TableList>(`/tables?${wanted}`);
    },
    create: (table: NewTable) => post<TableInfo>("/tables", table),
    table: (id: string) => get<TableInfo>(at(id)),
    situation: (id: string) => get<Situation>(at(id, "/situation")),
    moment: (id: string, number: number) => get<Situation>(at(id, `/moments/${number}`)),
    order: (id: string, order: Order) => post<{ seq: number }>(at(id, "/orders"), order),
    foresight: (id: string, number?: number) =>
        get<Foresight>(at(id, number === undefined ? "/foresight" : `/foresight?number=${number}`)),
    place: (id: string, place: string, number?: number) =>
        get<PlaceCard<Typed>>(
            at(id, `/places/${encodeURIComponent(place)}${number === undefined ? "" : `?number=${number}`}`),
        ),
    goal: (id: string, number?: number) =>
        get<Goal<Typed>>(at(id, number === undefined ? "/goal" : `/goal?number=${number}`)),
    why: (id: string, request: WhyRequest) => post<WhyReply>(at(id, "/why"), request),
    rematch: (id: string) => post<TableInfo>(at(id, "/rematch")),
    hide: (id: string) => ask<undefined>("PUT", at(id, "/hidden")),
    show: (id: string) => ask<undefined>("DELETE", at(id, "/hidden")),
    decline: (id: string) => post<{ seq: number }>(at(id, "/decline")),
    fork: (id: string, number: number, seats: NewSeat[] = []) => post<TableInfo>(at(id, "/fork"), { number, seats }),
    chat: (id: string, channel: string) => get<ChatLine[]>(at(id, `/chat/${channel}`)),
    say: (id: string, channel: string, text: string) => post<ChatLine>(at(id, `/chat/${channel}`), { text }),
    note: (id: string) => get<Note>(at(id, "/note")),
    setNote: (id: string, text: string) => ask<undefined>("PUT", at(id, "/note"), { text }),
};
