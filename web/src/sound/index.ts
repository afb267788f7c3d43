//! The sounds of the page: off by a click, and never before somebody has touched it.

import { settings } from "../settings.svelte";
import { Sounds } from "./sounds";

export const sounds = new Sounds(() => settings.sound);

for (const touched of ["pointerdown", "keydown"])
    addEventListener(touched, () => sounds.touch(), { once: true, capture: true });
