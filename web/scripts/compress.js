// Lays compressed copies beside the files of the build that gain by it; the server sends those.
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const WORTH_IT = /\.(html|js|css|svg|json|webmanifest)$/;

function* files(folder) {
    for (const name of readdirSync(folder)) {
        const path = join(folder, name);
        if (statSync(path).isDirectory()) yield* files(path);
        else if (WORTH_IT.test(name)) yield path;
    }
}

for (const path of files("dist")) {
    const text = readFileSync(path);
    if (text.length < 512) continue;
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    writeFileSync(`${path}.br`, brotliCompressSync(text, options));
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
}
