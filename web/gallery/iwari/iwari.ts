// For development only (npm run dev, then /gallery/iwari/#table-4,dark,phone): Iwari's map and pieces. Words after
// the name of a position: dark, phone, idle, choose, scoring, connection, deeds, atlas, art, ruin, order, move, pulse, panels, fr, de, ja.
// Not part of the build.

import { mount } from "svelte";
import "../../src/app.css";
import { speak, speakOf } from "../../src/language/speak.svelte";
import type { Components, View } from "../../src/games/iwari/protocol";
import Gallery from "./Gallery.svelte";
import Panels from "./Panels.svelte";

const BARE = { third: null, mountains: [], pawns: [], settlements: [] }; // what positions saved before a field was new did not have
function withVoid(components: Components): Components {
  return { ...components, cards: { ...components.cards, ...Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`void-${i + 1}`, "void"])) } };
}
const files = import.meta.glob<{ default: unknown }>("./*.json");
const [name = "table-4", ...words] = (location.hash.slice(1) || "table-4").split(",");
await speak(words.includes("ja") ? "ja" : words.includes("de") ? "de" : words.includes("fr") ? "fr" : "en");
await speakOf("iwari");
document.documentElement.dataset.theme = words.includes("dark") ? "dark" : "light";
const map = words.find((word) => word.startsWith("map-")) ?? "map-new-horizons";
const [view, components] = await Promise.all([files[`./${name}.json`]?.(), files[`./${map}.json`]?.()]);
const target = document.getElementById("app");
if (view && components && target) {
  const props = { view: { ...(await import("../../src/games/iwari/board/example")).view, ...BARE, ...(view.default as View) }, components: withVoid(components.default as Components), words };
  mount(words.includes("panels") ? Panels : Gallery, { target, props });
}
