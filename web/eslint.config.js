import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default defineConfig(
    { ignores: ["dist", "src/generated"] },
    // Types are read where they cost little: components import each other, and svelte-check reads their types already.
    js.configs.recommended,
    {
        languageOptions: { globals: { ...globals.browser, ...globals.node } },
        linterOptions: { reportUnusedDisableDirectives: "error" },
    },
    {
        files: ["**/*.ts"],
        ignores: ["**/*.svelte.ts"],
        extends: [ts.configs.strictTypeChecked],
        languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
        rules: {
            "@typescript-eslint/no-confusing-void-expression": [
                "error",
                { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
            ],
            "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
        },
    },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        extends: [ts.configs.strict, svelte.configs.recommended, svelte.configs.prettier],
        languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
        // Sets and maps that are shown are replaced, never changed in place.
        rules: { "svelte/prefer-svelte-reactivity": "off" },
    },
    {
        files: ["**/*.ts", "**/*.svelte"],
        rules: {
            "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
        },
    },
    prettier,
);
