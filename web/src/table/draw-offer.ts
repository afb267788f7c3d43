//! Whom a draw can be proposed to.

import type { SeatInfo } from "../generated/SeatInfo";

/** A draw is agreed between people: somebody else has to sit here, and no computer, which agrees to none. */
export function mayAskDraw(seats: readonly SeatInfo[], mine: readonly number[]): boolean {
    const isBot = ({ occupant }: SeatInfo) => typeof occupant === "object" && "bot" in occupant;
    const isOther = ({ seat, occupant }: SeatInfo) =>
        !mine.includes(seat) && typeof occupant === "object" && "person" in occupant;
    return seats.some(isOther) && !seats.some(isBot);
}
