// The keys of a table of Iwari: digits pick cards, brackets change the payment, letters lead to things.

import type { Face } from "../../face";
import { preferences } from "../../../preferences.svelte";
import { KEY_LINES } from "../../../table/keyLines";
import type { Places } from "../../../table/keys";
import type { IwariGame } from "./context";
import type { IwariFlow } from "./flow.svelte";

/** One key; true: it is the game's. */
export function iwariKey(event: KeyboardEvent, game: IwariGame, flow: IwariFlow, places: Places): boolean {
  if (/^[1-3]$/.test(event.key)) return card(game, flow, Number(event.key) - 1);
  if (event.key === "[" || event.key === "]") return cycle(flow, event.key === "]" ? 1 : -1);
  if (!preferences.letters) return false;
  const letter = event.key.toLowerCase();
  if (letter === "b") return want("build", flow, places);
  if (letter === "s") return want("swap", flow, places);
  if (letter !== "d") return false;
  places.market();
  return true;
}

function card(game: IwariGame, flow: IwariFlow, place: number): boolean {
  const picked = game.view?.seats[game.look ?? -1]?.hand[place];
  if (picked === undefined || flow.offer === null) return false;
  flow.pickHand(picked);
  return true;
}

function cycle(flow: IwariFlow, step: 1 | -1): boolean {
  if (flow.build === null) return false;
  flow.cycle(step);
  return true;
}

function want(mode: "build" | "swap", flow: IwariFlow, places: Places): boolean {
  const phase = flow.offer?.pass === null ? flow.offer.phase : null;
  if (phase !== "turn" && !(phase === "third" && mode === "build")) return false;
  flow.want(mode);
  flow.toQuestion(places);
  return true;
}

export const KEYS: Face["keys"] = [
  { keys: ["1", "2", "3"], says: "iwari-web-key-cards" },
  { keys: ["B"], says: "iwari-web-key-build" },
  { keys: ["S"], says: "iwari-web-key-swap" },
  { keys: ["D"], says: "iwari-web-key-display" },
  { keys: ["↑", "↓", "←", "→"], says: "iwari-web-key-arrows" },
  KEY_LINES.enter,
  KEY_LINES.undo,
  { keys: ["[", "]"], says: "iwari-web-key-ways" },
  KEY_LINES.log,
  KEY_LINES.map,
  KEY_LINES.hand,
  KEY_LINES.names,
  KEY_LINES.explain,
  KEY_LINES.zoom,
  KEY_LINES.escape,
  KEY_LINES.keys,
];
