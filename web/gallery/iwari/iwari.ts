// For development only (npm run dev, then /gallery/iwari/#table-4,dark,phone): Iwari's map and pieces. Words after
// the name of a position: dark, phone, idle, choose, scoring, connection, deeds, atlas, art, fr, de, ja. Not part of the build.

import { mount } from "svelte";
import "../../src/app.css";
import { speak, speakOf } from "../../src/language/speak.svelte";
import type { Components, View } from "../../src/games/iwari/protocol";
import Gallery from "./Gallery.svelte";

const files = import.meta.glob<{ default: unknown }>("./*.json");
const [name = "table-4", ...words] = (location.hash.slice(1) || "table-4").split(",");
await speak(words.includes("ja") ? "ja" : words.includes("de") ? "de" : words.includes("fr") ? "fr" : "en");
await speakOf("iwari");
document.documentElement.dataset.theme = words.includes("dark") ? "dark" : "light";
const map = words.find((word) => word.startsWith("map-")) ?? "map-new-horizons";
const [view, components] = await Promise.all([files[`./${name}.json`]?.(), files[`./${map}.json`]?.()]);
const target = document.getElementById("app");
if (view && components && target) {
  const props = { view: view.default as View, components: components.default as Components, words };
  mount(Gallery, { target, props });
}
