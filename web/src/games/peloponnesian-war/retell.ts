//! The position as far as it has been told. An action of the system brings many events and one new position; while the
//! events are told one by one, plates, tracks and marks change with each of them, and not before.

import type { Event } from "../../generated/peloponnesian-war/Event";
import type { Units } from "../../generated/peloponnesian-war/Units";
import type { GameEvent } from "../module";
import { other, type Force, type LeaderData, type Side, type WarView } from "./types";

/** What events do not say about those whom they name, and about prices. */
export interface Known {
    leaders: readonly LeaderData[];
    /** `numbers.json` of the game. */
    numbers: { fomenting: { price: number }; building: { price: number }; siege: { talents: number } };
}

/** The position after these events, as far as they say: the whole of it follows when all have been told. */
export function retold(view: WarView, events: readonly GameEvent[], known: Known): WarView {
    const told = new Retelling(structuredClone(view), known);
    for (const event of events) told.hear(event as GameEvent & Event);
    return told.view;
}

class Retelling {
    readonly #led: Partial<Record<Side, string>> = {};

    constructor(
        readonly view: WarView,
        readonly known: Known,
    ) {
        if (view.operation) this.#led[view.operation.side] = view.operation.leader;
    }

    hear(event: Event): void {
        this.#march(event);
        this.#troops(event);
        this.#marks(event);
        this.#standing(event);
        this.#money(event);
    }

    /** Leaders and those who go with them. */
    #march(event: Event): void {
        switch (event.type) {
            case "leader-drawn":
                // The home of a side has its name.
                this.#place(event.leader, event.side);
                this.#led[event.side] = event.leader;
                break;
            case "objective-named":
                this.#led[event.side] = event.leader;
                break;
            case "gathered":
                this.#place(this.#led[event.side], event.space);
                break;
            case "entered": {
                const from = this.#whereabouts(event.leader);
                if (from !== undefined) this.#remove(event.side, from, event.units);
                this.#add(event.side, event.space, event.units);
                this.#place(event.leader, event.space);
                this.#led[event.side] = event.leader;
                if (this.view.operation?.side === event.side) this.view.operation.at = event.space;
                break;
            }
            case "leader-caught":
                this.#leave(event.leader, "away");
                break;
            case "storm-rolled":
                if (event.drowned) this.#leave(event.leader, "away");
                break;
            case "leader-died":
                this.#leave(event.leader, "dead");
                break;
            case "operation-ended": {
                this.view.operation = null;
                const leader = this.#led[event.side];
                if (event.reason === "army-lost" && leader) this.#leave(leader, "away");
                break;
            }
            case "income-line":
            case "income":
                // By then leaders have gone home with the armies.
                this.view.leaders = this.view.leaders.map((each) => (each.type === "at" ? { type: "away" } : each));
                break;
            case "turn-began":
                this.view.leaders = this.view.leaders.map((each) => (each.type === "away" ? { type: "free" } : each));
                break;
            default:
        }
    }

    #troops(event: Event): void {
        switch (event.type) {
            case "lost":
            case "sent-home":
                this.#remove(event.side, event.space, event.units);
                this.#disband(event.side, event.space);
                break;
            case "went-home":
            case "neutral-joined":
                this.#add(event.side, event.space, event.units);
                break;
            case "converted": {
                const [one] = event.units;
                if (!one) break;
                const side: Side = one.nationality.startsWith("athenian") ? "athens" : "sparta";
                this.#remove(other(side), event.space, event.units);
                this.#add(side, event.space, event.units);
                break;
            }
            case "helots-revolted":
                this.#remove("sparta", "sparta", event.units);
                break;
            default:
        }
    }

    /** What stands beside spaces. */
    #marks(event: Event): void {
        const { view } = this;
        switch (event.type) {
            case "rebelled":
                view.rebels = joined(view.rebels, event.space);
                break;
            case "spread-rolled":
                if (event.rebels) view.rebels = joined(view.rebels, event.space);
                break;
            case "quelled":
                view.rebels = without(view.rebels, event.space);
                break;
            case "ravaged":
                view.ravaged = joined(view.ravaged, event.space);
                break;
            case "land-recovered":
                view.ravaged = [];
                break;
            case "siege-began":
                view.besieged[event.side] = joined(view.besieged[event.side], event.space);
                break;
            case "siege-raised":
                for (const side of ["athens", "sparta"] as const)
                    view.besieged[side] = without(view.besieged[side], event.space);
                break;
            case "siege-rolled":
                if (event.success) view.besieged[event.side] = without(view.besieged[event.side], event.space);
                break;
            case "siege-broken":
                view.besieged[event.side] = without(view.besieged[event.side], event.space);
                break;
            default:
        }
    }

    /** Treasuries: what is paid and what comes in. */
    #money(event: Event): void {
        const { treasury } = this.view;
        const { numbers } = this.known;
        switch (event.type) {
            case "gathered":
                treasury[event.side] -= event.price;
                break;
            case "fomented":
                treasury[event.side] -= numbers.fomenting.price;
                break;
            case "built":
                treasury[event.side] -= numbers.building.price;
                break;
            case "siege-rolled":
                if (event.success) treasury[event.side] += numbers.siege.talents;
                break;
            case "plague":
                treasury.athens -= event.talents;
                break;
            case "coup":
                treasury.athens += event.talents;
                break;
            case "silver-mine":
                treasury[event.side] += event.talents;
                break;
            case "income":
                treasury[event.side] = event.treasury;
                break;
            default:
        }
    }

    /** Tracks and points. */
    #standing(event: Event): void {
        const { view } = this;
        switch (event.type) {
            case "turn-began":
                view.turn = event.turn;
                break;
            case "bellicosity":
                view.bellicosity[event.side] = event.value;
                break;
            case "confidence-moved":
                view.confidence[event.side] = event.value;
                break;
            case "confidence-reset":
                view.confidence = { athens: 0, sparta: 0 };
                break;
            case "points-scored":
                view.points[view.mode.type === "solitaire" ? "athens" : event.side] = event.total;
                break;
            case "passed":
                view.passed[event.side] = true;
                break;
            case "hostages-taken":
                view.hostages[event.side] = true;
                break;
            case "hostages-freed":
                view.hostages = { athens: false, sparta: false };
                break;
            default:
        }
    }

    #index(leader: string | undefined): number {
        return this.known.leaders.findIndex((each) => each.id === leader);
    }
    #whereabouts(leader: string): string | undefined {
        const where = this.view.leaders[this.#index(leader)];
        return where?.type === "at" ? where.space : undefined;
    }
    #place(leader: string | undefined, space: string): void {
        const index = this.#index(leader);
        if (index >= 0) this.view.leaders[index] = { type: "at", space };
    }
    #leave(leader: string, type: "away" | "dead"): void {
        const index = this.#index(leader);
        if (index >= 0) this.view.leaders[index] = { type };
    }
    /** A leader whose men are gone is gone as well. */
    #disband(side: Side, space: string): void {
        const force = this.view.troops[space]?.[side];
        const counts = [force?.own, force?.allied].flatMap((each) => Object.values(each ?? {}));
        if (counts.some((count) => count > 0)) return;
        for (const leader of this.known.leaders)
            if (leader.side === side && this.#whereabouts(leader.id) === space) this.#leave(leader.id, "away");
    }
    #add(side: Side, space: string, units: Units): void {
        const here = (this.view.troops[space] ??= {});
        here[side] = changed(here[side], units, 1);
    }
    #remove(side: Side, space: string, units: Units): void {
        const here = this.view.troops[space];
        if (here) here[side] = changed(here[side], units, -1);
    }
}

/** A force with more or fewer points; nobody is less than none. */
function changed(force: Force | undefined, units: Units, sign: 1 | -1): Force {
    const found: Force = { own: { ...force?.own }, allied: { ...force?.allied } };
    for (const { nationality, kind, count } of units) {
        const counts = found[nationality.endsWith("ally") ? "allied" : "own"];
        if (counts) counts[kind] = Math.max(0, (counts[kind] ?? 0) + sign * count);
    }
    return found;
}

const joined = (spaces: readonly string[], space: string): string[] => [...without(spaces, space), space];
const without = (spaces: readonly string[], space: string): string[] => spaces.filter((each) => each !== space);
