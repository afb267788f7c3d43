//! What the cards of Hellespont say about ports.

import type { CardProps } from "../module";
import type { ScenariosData } from "./types";

/** What a port is worth. */
export function place(id: string, { words, data }: CardProps): string[] {
    const { victory } = data["scenarios.json"] as ScenariosData;
    if (!victory.athenianPorts.includes(id)) return [];
    const { ports, otherPort } = victory.points;
    return [words.text("card-port", { points: ports[id] ?? otherPort })];
}
