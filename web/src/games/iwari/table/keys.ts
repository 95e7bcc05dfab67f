// The keys of a table of Iwari: digits pick cards or answers, brackets change the payment, letters lead to things.

import type { Face } from "../../face";
import { preferences } from "../../../preferences.svelte";
import { KEY_LINES, LAST_KEY_LINES, type Places } from "../../../table/keys";
import type { IwariGame } from "./context";
import type { Offer } from "../protocol";
import type { IwariFlow } from "./flow.svelte";
import type { Mode } from "./choice";
import type { Aim } from "./open";

/** One key; true: it is the game's. */
export function iwariKey(event: KeyboardEvent, game: IwariGame, flow: IwariFlow, places: Places): boolean {
  if (/^[1-9]$/.test(event.key)) return answer(flow, Number(event.key)) || card(game, flow, Number(event.key) - 1);
  if (event.key === "[" || event.key === "]") return cycle(flow, event.key === "]" ? 1 : -1);
  if (!preferences.letters) return false;
  const letter = event.key.toLowerCase();
  if (letter === "b") return want("build", flow, places);
  if (letter === "s") return want(flow.offer?.phase === "void" ? "skip" : "swap", flow, places);
  if (letter === "f") return take("fortification", flow, places);
  if (letter === "v") return voids(flow, places) || take("void_totem", flow, places);
  if (letter === "p") return take("move", flow, places);
  if (letter === "x") return decline(flow);
  if (letter !== "d") return false;
  places.market();
  return true;
}

/** A question with few answers: the first, the second ... */
function answer(flow: IwariFlow, number: number): boolean {
  const { offer } = flow;
  if (offer !== null && answerVoid(offer, flow, number)) return true;
  if (!offer?.storm && !offer?.walk) return false;
  if (number > 2) return true;
  if (offer.storm) flow.pickStorm(number === 1);
  else flow.pickWalk(number === 1);
  return true;
}

/** The same of questions that the void asks. */
function answerVoid(offer: Offer, flow: IwariFlow, number: number): boolean {
  const ruin = offer.ruins[number - 1];
  if (offer.orders.length > 0) flow.against.chooseOrder(number - 1);
  else if (offer.targets.length > 0) flow.against.chooseTarget(number - 1);
  else if (ruin !== undefined) flow.pickPiece({ piece: "tent", spot: ruin.spot });
  else if (flow.mode === "voids") flow.against.playVoids(number);
  else return offer.ruins.length > 0;
  return true;
}

/** Void cards, where they can be played: once more one card more, after the last none. */
function voids(flow: IwariFlow, places: Places): boolean {
  const { offer } = flow;
  if (offer === null || offer.voids.length === 0) return false;
  if (flow.mode !== "voids" && offer.phase === "void") want("voids", flow, places);
  else if (flow.choice.voids.length < offer.voids.length) flow.against.playVoids(flow.choice.voids.length + 1);
  else flow.clear();
  return true;
}

function decline(flow: IwariFlow): boolean {
  if (!flow.offer?.free) return false;
  flow.against.declineFree();
  return true;
}

function take(aim: Aim, flow: IwariFlow, places: Places): boolean {
  if (!flow.building.aims.includes(aim)) return false;
  flow.building.take(aim);
  flow.toQuestion(places);
  return true;
}

function card(game: IwariGame, flow: IwariFlow, place: number): boolean {
  const picked = game.view?.seats[game.viewer ?? -1]?.hand[place];
  if (picked === undefined || flow.offer === null) return false;
  flow.pickHand(picked);
  return true;
}

function cycle(flow: IwariFlow, step: 1 | -1): boolean {
  if (flow.building.build === null) return false;
  flow.building.cycle(step);
  return true;
}

function want(mode: Mode, flow: IwariFlow, places: Places): boolean {
  const phase = flow.offer?.pass === null ? flow.offer.phase : null;
  if (phase === "void" && mode === "skip" && flow.offer?.skips.length === 0) return flow.against.whyNoSkip();
  if (phase !== "turn" && phase !== "void" && !(phase === "third" && mode === "build")) return false;
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
  { keys: ["V"], says: "iwari-web-void-key-cards" },
  { keys: ["S"], says: "iwari-web-void-key-skip" },
  { keys: ["P"], says: "iwari-web-void-key-move" },
  { keys: ["X"], says: "iwari-web-void-key-decline" },
  { keys: ["D"], says: "iwari-web-key-display" },
  { keys: ["↑", "↓", "←", "→"], says: "iwari-web-key-arrows" },
  KEY_LINES.enter,
  KEY_LINES.undo,
  { keys: ["[", "]"], says: "iwari-web-key-ways" },
  ...LAST_KEY_LINES,
];
