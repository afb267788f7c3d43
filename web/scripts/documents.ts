//! The documents of the build: `index.html` and, for the address of a table, `table.html`, which names what a table
//! needs, so that all of it is fetched at once.

import type { Plugin, Rollup } from "vite";

/** The letters that every page needs, and those that a table needs besides: the signs of the sides are Greek. */
const FONTS = /(eb-garamond|source-sans-3)-latin-wght-normal.*\.woff2$/;
const TABLE_FONTS = /source-sans-3-greek-wght-normal.*\.woff2$/;

type Bundle = Rollup.OutputBundle;

/** A script with everything that it imports. */
function withImports(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== "chunk") return found;
    found.add(file);
    for (const each of chunk.imports) withImports(bundle, each, found);
    return found;
}

function stylesOf(bundle: Bundle, files: Iterable<string>): string[] {
    return [...files].flatMap((file) => {
        const chunk = bundle[file];
        return chunk?.type === "chunk" ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
    });
}

function withHead(html: string, links: readonly string[]): string {
    const wanted = links.filter((link) => !html.includes(link.split(" href=")[1] ?? link));
    return html.replace("  </head>", `${wanted.map((link) => `    ${link}\n`).join("")}  </head>`);
}

export function documents(): Plugin {
    return {
        name: "documents",
        apply: "build",
        enforce: "post",
        generateBundle(_options, bundle) {
            const index = bundle["index.html"];
            const table = Object.values(bundle).find(
                (each) => each.type === "chunk" && each.moduleIds.some((id) => id.endsWith("/table/Table.svelte")),
            );
            if (index?.type !== "asset" || !table) return;
            const fonts = (wanted: RegExp) => {
                const files = Object.keys(bundle).filter((file) => wanted.test(file));
                return files.map(
                    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
                );
            };
            const page = withHead(String(index.source), fonts(FONTS));
            const scripts = [...withImports(bundle, table.fileName)];
            const styles = stylesOf(bundle, scripts);
            const links = [
                ...fonts(TABLE_FONTS),
                ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
                ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
            ];
            index.source = page;
            this.emitFile({ type: "asset", fileName: "table.html", source: withHead(page, links) });
        },
    };
}
