//! How close one looks at a map.

export class ZoomLevel {
    zoom = $state(1);

    /** How many pixels a unit of the map has. */
    scale(room: { width: number; height: number }, width: number, height: number): number {
        return Math.min(room.width / width, room.height / height) * this.zoom;
    }

    /** Told by the map; small changes are let pass, so that nothing is laid anew all the time. */
    scaled(scale: number): void {
        const step = 1.25 ** Math.round(Math.log(scale) / Math.log(1.25));
        if (Math.abs(step - this.zoom) > 0.01) this.zoom = step;
    }
}
