//! The guided first games: one file of steps for each game in `courses/`.

import type { Course } from "./course";

const FILES = import.meta.glob<Course>("./courses/*.ts", { import: "default" });

export function hasCourse(game: string): boolean {
    return `./courses/${game}.ts` in FILES;
}

export async function loadCourse(game: string): Promise<Course | undefined> {
    return FILES[`./courses/${game}.ts`]?.();
}
