import { svelte } from "@sveltejs/vite-plugin-svelte";
import { gzipSync, brotliCompressSync } from "node:zlib";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { words } from "./words";

const SITE = "../src/bivouac/site";
// What every page needs.
const HOUSE = new RegExp(
  "node_modules|/src/(art|house|language|net)/|/src/(router|preferences|games/faces|panels/[Ee]xpla|board/plane|replay/standings)",
);
const FONTS = ["@fontsource-variable/noto-sans", "@fontsource/noto-serif"];
const SMALL = 512; // bytes; below this, compressing gains nothing

/** Every text file of the site also as .gz and .br, so that the server compresses nothing. */
function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    writeBundle() {
      const folders = [SITE];
      for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        for (const name of readdirSync(folder)) {
          const path = join(folder, name);
          if (statSync(path).isDirectory()) folders.push(path);
          else if (/\.(js|css|html|svg|json|webmanifest)$/.test(name)) compress(path);
        }
      }
    },
  };
}

function compress(path: string): void {
  const bytes = readFileSync(path);
  if (bytes.length < SMALL) return;
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(bytes));
}

/** The licence of the fonts, which asks to go wherever they go. */
function fontLicence(): Plugin {
  return {
    name: "font-licence",
    apply: "build",
    generateBundle() {
      const texts = FONTS.map((name) => readFileSync(join("node_modules", name, "LICENSE"), "utf-8"));
      this.emitFile({ type: "asset", fileName: "font-licence.txt", source: texts.join("\n\n") });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), words(), fontLicence(), precompress()],
  build: {
    outDir: SITE,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: scripts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Few files that are needed together, instead of one for each combination of pages and games.
        codeSplitting: {
          groups: [
            { name: "house", test: HOUSE, priority: 2 },
            { name: "table", test: /\/src\/(table|board|panels)\//, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true }, "/games": "http://127.0.0.1:8000" },
  },
});
