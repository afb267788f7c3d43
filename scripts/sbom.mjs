// Writes what a release is made of as CycloneDX 1.5: the crates that are linked into the program and the packages in its page.
// node scripts/sbom.mjs FILE
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");

const read = (path) => readFileSync(join(ROOT, path), "utf8");

/** Old crates write a stroke where SPDX wants a word. */
const licences = (text) => (text ? [{ expression: text.replaceAll("/", " OR ") }] : []);

/** The digests of crates, as Cargo.lock holds them. */
function checksums() {
    const found = new Map();
    for (const entry of read("Cargo.lock").split("[[package]]")) {
        const field = (name) => entry.match(new RegExp(`^${name} = "(.*)"$`, "m"))?.[1];
        if (field("checksum")) found.set(`${field("name")}@${field("version")}`, field("checksum"));
    }
    return found;
}

/** The crates that are linked into the program: no macros, nothing for building or tests. */
function crates() {
    const args = ["metadata", "--format-version=1", "--locked"];
    const platform = process.env["SBOM_TARGET"];
    if (platform) args.push(`--filter-platform=${platform}`);
    const text = execFileSync("cargo", args, { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 28 });
    const { packages, resolve, workspace_members: ours } = JSON.parse(text);
    const byId = new Map(packages.map((item) => [item.id, item]));
    const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));
    const isMacro = (id) => byId.get(id).targets.some((target) => target.kind.includes("proc-macro"));
    const linked = (id) =>
        nodes
            .get(id)
            .deps.filter((dep) => dep.dep_kinds.some((kind) => kind.kind === null) && !isMacro(dep.pkg))
            .map((dep) => dep.pkg);
    const root = packages.find((item) => ours.includes(item.id) && item.name === "cli").id;
    const found = new Set([root]);
    for (const id of found) for (const next of linked(id)) found.add(next);
    const digests = checksums();
    const ref = (id) => `pkg:cargo/${byId.get(id).name}@${byId.get(id).version}`;
    const component = (id) => {
        const item = byId.get(id);
        const digest = digests.get(`${item.name}@${item.version}`);
        return {
            type: "library",
            "bom-ref": ref(id),
            name: item.name,
            version: item.version,
            licenses: licences(item.license),
            purl: ref(id),
            ...(digest ? { hashes: [{ alg: "SHA-256", content: digest }] } : {}),
        };
    };
    const ids = [...found];
    return {
        version: byId.get(root).version,
        root: ref(root),
        components: ids.map(component),
        dependencies: ids.map((id) => ({ ref: ref(id), dependsOn: linked(id).map(ref) })),
    };
}

/** The packages that the page is bundled from, as package-lock.json names them. */
function packages() {
    const lock = JSON.parse(read("web/package-lock.json")).packages;
    const shipped = Object.entries(lock).filter(([path, item]) => path !== "" && !item.dev && !item.optional);
    const components = shipped.map(([path, item]) => {
        const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
        const purl = `pkg:npm/${name.replace("@", "%40")}@${item.version}`;
        const [, digest] = item.integrity.match(/^sha512-(.+)$/);
        return {
            type: "library",
            "bom-ref": purl,
            name,
            version: item.version,
            licenses: licences(item.license),
            purl,
            hashes: [{ alg: "SHA-512", content: Buffer.from(digest, "base64").toString("hex") }],
        };
    });
    const page = lock[""];
    const top = Object.keys(page.dependencies).map((name) => lock[`node_modules/${name}`] && `pkg:npm/${name.replace("@", "%40")}@${lock[`node_modules/${name}`].version}`);
    return { components, top };
}

/** The same sources give the same number. */
function serial(text) {
    const hex = createHash("sha256").update(text).digest("hex");
    const variant = ((parseInt(hex[16], 16) & 3) | 8).toString(16);
    return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function bill() {
    const { version, root, components, dependencies } = crates();
    const page = packages();
    const program = `pkg:generic/polemarch@${version}`;
    const date = process.env["SOURCE_DATE_EPOCH"];
    const parts = [...components, ...page.components].sort((a, b) => (a.purl < b.purl ? -1 : 1));
    return {
        bomFormat: "CycloneDX",
        specVersion: "1.5",
        serialNumber: serial(JSON.stringify(parts)),
        version: 1,
        metadata: {
            ...(date ? { timestamp: new Date(Number(date) * 1000).toISOString() } : {}),
            component: {
                type: "application",
                "bom-ref": program,
                name: "polemarch",
                version,
                licenses: licences("MIT OR Apache-2.0"),
                purl: program,
            },
        },
        components: parts,
        dependencies: [{ ref: program, dependsOn: [root, ...page.top] }, ...dependencies],
    };
}

/** What the standard asks for, as far as it is used here. */
function check(bill) {
    const problems = [];
    const expect = (holds, what) => holds || problems.push(what);
    expect(bill.bomFormat === "CycloneDX" && bill.specVersion === "1.5" && bill.version === 1, "the head");
    expect(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(bill.serialNumber), bill.serialNumber);
    const all = [bill.metadata.component, ...bill.components];
    const refs = new Set(all.map((item) => item["bom-ref"]));
    expect(refs.size === all.length, "something is named twice");
    for (const item of all) {
        const name = item["bom-ref"];
        expect(item.name && item.version && /^pkg:(cargo|npm|generic)\/[^ @]+@[^ @]+$/.test(item.purl), `${name}: its name`);
        expect(item.licenses.length === 1 && !/[/]/.test(item.licenses[0].expression), `${name}: its licence`);
        for (const { alg, content } of item.hashes ?? []) {
            const digits = { "SHA-256": 64, "SHA-512": 128 }[alg];
            expect(new RegExp(`^[0-9a-f]{${digits}}$`).test(content), `${name}: its digest`);
        }
    }
    for (const kind of ["cargo", "npm"]) {
        expect(bill.components.some((item) => item.purl.startsWith(`pkg:${kind}/`) && item.hashes), `nothing of ${kind}`);
    }
    for (const { ref, dependsOn } of bill.dependencies) {
        for (const name of [ref, ...dependsOn]) expect(refs.has(name), `${ref} needs ${name}, which is not listed`);
        expect(new Set(dependsOn).size === dependsOn.length, `${ref} needs something twice`);
    }
    if (problems.length > 0) throw new Error(problems.join("\n"));
}

const [file] = process.argv.slice(2);
if (!file) throw new Error("node scripts/sbom.mjs FILE");
const made = bill();
check(made);
writeFileSync(file, `${JSON.stringify(made, undefined, 2)}\n`);
console.log(`${file}: ${made.components.length} components`);
