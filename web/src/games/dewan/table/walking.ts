// Keys on the map. Everywhere: arrows look around, Enter chooses. After P: arrows go over one's own
// camps, Enter sets out, then every arrow adds a step. For a marker: arrows go over the spaces for it.

import { centreOf } from "../board/geometry";
import type { Space } from "../protocol";
import { toConfirm } from "../../../table/attention.svelte";
import type { DewanGame } from "./context";
import { beside, inReadingOrder } from "./draft";
import type { DewanFlow } from "./flow.svelte";

export interface MapHands {
  focus: string | null; // the space with the keyboard focus
  enter: (id?: string | null) => void;
}

const FORWARD = ["ArrowRight", "ArrowDown"];
const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
const CORNERS = ["Home", "End", "PageUp", "PageDown"];
const WALKING = [...ARROWS, ...CORNERS, "Enter", "Backspace"];

/** Take the keys over that the map would read otherwise. */
export function mapKey(event: KeyboardEvent, game: DewanGame, flow: DewanFlow, hands: MapHands): void {
  if (event.altKey || event.ctrlKey || event.metaKey || game.view === null) return;
  const offer = flow.offer;
  if (offer?.phase === "marker") return over(offer.markers.map((option) => option.space), event, game, hands);
  if (offer?.phase !== "turn" || flow.mode !== "place") return;
  if (flow.choice.route.length === 0) over(offer.origins, event, game, hands);
  else if (flow.choice.built && WALKING.includes(event.key)) {
    event.preventDefault();
    const { key, shiftKey } = event;
    // Fast fingers: the answer about the last step may still be on its way.
    void flow.settled().then(() => walk(key, shiftKey, game, flow, hands));
  }
}

/** Arrows go over the spaces in question, leaving out all others. */
function over(ids: readonly string[], event: KeyboardEvent, game: DewanGame, hands: MapHands): void {
  if (!ARROWS.includes(event.key)) return;
  const spaces = inReadingOrder(ids, game.view?.map.spaces ?? []);
  const next = beside(spaces, hands.focus, FORWARD.includes(event.key) ? 1 : -1);
  event.preventDefault();
  if (next !== null) hands.enter(next);
}

function walk(key: string, lower: boolean, game: DewanGame, flow: DewanFlow, hands: MapHands): void {
  if (key === "Enter") {
    if (flow.event !== null) toConfirm();
    return;
  }
  if (key === "Backspace") flow.undo();
  else step(key, lower, game.view?.map.spaces ?? [], flow);
  const end = flow.choice.route.at(-1);
  if (end !== undefined) hands.enter(end);
}

function step(key: string, lower: boolean, spaces: readonly Space[], flow: DewanFlow): void {
  const here = flow.choice.route.at(-1);
  const start = spaces.find((space) => space.id === here);
  if (!start) return;
  const ways = neighboursTowards(spaces, start, key, lower);
  const before = flow.choice.route.at(-2);
  const open = ways.find((id) => flow.drafted?.nexts.includes(id)) ?? ways.find((id) => id === before) ?? ways[0];
  if (open !== undefined) flow.pickSpace(open);
}

/** The neighbours a key may mean, the likelier first. Left and right mean the upper one, with Shift the lower. */
export function neighboursTowards(spaces: readonly Space[], start: Space, key: string, lower: boolean): string[] {
  const here = centreOf(start);
  const around = spaces
    .filter((space) => isBeside(space, start))
    .map((space) => ({ id: space.id, dx: centreOf(space).x - here.x, dy: centreOf(space).y - here.y }));
  const side = key === "ArrowLeft" || key === "Home" || key === "End" ? -1 : 1;
  if (key === "ArrowUp" || key === "ArrowDown") {
    const way = key === "ArrowUp" ? -1 : 1;
    return around.filter((other) => Math.abs(other.dx) < 1 && other.dy * way > 0).map((other) => other.id);
  }
  const beside = around.filter((other) => other.dx * side > 1).sort((one, other) => one.dy - other.dy);
  if (key === "Home" || key === "PageUp") return beside.filter((other) => other.dy < 0).map((other) => other.id);
  if (key === "End" || key === "PageDown") return beside.filter((other) => other.dy > 0).map((other) => other.id);
  return (lower ? beside.reverse() : beside).map((other) => other.id);
}

function isBeside(one: Space, other: Space): boolean {
  const [dq, dr] = [one.q - other.q, one.r - other.r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1;
}
