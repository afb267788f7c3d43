//! Events by their type, with the fields that the server writes.

import type { Event } from "../../generated/peloponnesian-war/Event";
import type { GameEvent } from "../module";

/** An event of this type. */
export type EventOf<Type extends Event["type"]> = GameEvent & Extract<Event, { type: Type }>;

/** Is it of this type? */
export function isEvent<Type extends Event["type"]>(event: GameEvent | undefined, type: Type): event is EventOf<Type> {
    return event?.type === type;
}
