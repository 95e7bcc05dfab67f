// For development only (npm run dev, then /gallery.html#volcano-3,dark,phone): the parts of the
// board with positions saved from the engine. Not part of the build.

import { mount } from "svelte";
import "../src/app.css";
import { speak, speakOf } from "../src/language/speak.svelte";
import type { Components, View } from "../src/games/dewan/protocol";
import Gallery from "./Gallery.svelte";
import components from "./components.json";

const views = import.meta.glob<{ default: unknown }>("./*-*.json");
const [name = "classic-4", ...words] = (location.hash.slice(1) || "classic-4").split(",");
await speak(words.includes("ja") ? "ja" : words.includes("de") ? "de" : words.includes("fr") ? "fr" : "en");
await speakOf("dewan");
document.documentElement.dataset.theme = words.includes("dark") ? "dark" : "light";
const load = views[`./${name}.json`];
const target = document.getElementById("app");
if (load && target) {
  const view = (await load()).default as View;
  const props = { view, components: components as unknown as Components, words };
  mount(Gallery, { target, props });
}
