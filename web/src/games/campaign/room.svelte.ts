//! The room that a map has on the screen, and how close one looks.

export class Room {
    wide = $state(0);
    high = $state(0);
    zoom = $state(1);

    /** How many pixels a unit of the map has where all of it is seen. */
    fit(width: number, height: number): number {
        return this.wide && this.high ? Math.min(this.wide / width, this.high / height) : 0.48;
    }

    /** Told by the map; small changes are let pass, so that nothing is laid anew all the time. */
    scaled(scale: number): void {
        const step = 1.25 ** Math.round(Math.log(scale) / Math.log(1.25));
        if (Math.abs(step - this.zoom) > 0.01) this.zoom = step;
    }
}
