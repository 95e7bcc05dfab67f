// The keys of a table of Iwari: digits pick cards or answers, brackets change the payment, letters lead to things.

import type { Face } from "../../face";
import { preferences } from "../../../preferences.svelte";
import { KEY_LINES } from "../../../table/keyLines";
import type { Places } from "../../../table/keys";
import type { IwariGame } from "./context";
import type { IwariFlow } from "./flow.svelte";
import type { Aim } from "./pieces";

/** One key; true: it is the game's. */
export function iwariKey(event: KeyboardEvent, game: IwariGame, flow: IwariFlow, places: Places): boolean {
  if (/^[1-3]$/.test(event.key)) return answer(flow, Number(event.key)) || card(game, flow, Number(event.key) - 1);
  if (event.key === "[" || event.key === "]") return cycle(flow, event.key === "]" ? 1 : -1);
  if (!preferences.letters) return false;
  const letter = event.key.toLowerCase();
  if (letter === "b") return want("build", flow, places);
  if (letter === "s") return want("swap", flow, places);
  if (letter === "f") return take("fortification", flow, places);
  if (letter === "v") return take("void_totem", flow, places);
  if (letter !== "d") return false;
  places.market();
  return true;
}

/** A question with two answers: the first, or the second. */
function answer(flow: IwariFlow, number: number): boolean {
  const { offer } = flow;
  if (!offer?.storm && !offer?.walk) return false;
  if (number > 2) return true;
  if (offer.storm) flow.pickStorm(number === 1);
  else flow.pickWalk(number === 1);
  return true;
}

function take(aim: Aim, flow: IwariFlow, places: Places): boolean {
  if (!flow.aims.includes(aim)) return false;
  flow.take(aim);
  flow.toQuestion(places);
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
  { keys: ["F"], says: "iwari-web-key-fortification" },
  { keys: ["V"], says: "iwari-web-key-void-totem" },
  { keys: ["1", "2"], says: "iwari-web-key-answer" },
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
