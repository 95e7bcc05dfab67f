// The keys of the whole table, and the lines of their help that every table shares.

import { labels } from "../board/camera.svelte";
import type { Flow, KeyLine } from "../games/face";
import { preferences } from "../preferences.svelte";
import type { TableGame } from "./game.svelte";

/** Where the keyboard can be sent. */
export interface Places {
  map: (id?: string | null) => void;
  market: () => void;
  hand: () => void;
  log: () => void;
}

export interface KeyHands {
  game: TableGame;
  flow: Flow;
  places: Places;
  help: () => void; // open or close the keys
  escape: () => boolean; // close what is open; false if there was nothing
}

function inText(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName);
}

/** One key pressed anywhere on the table page. */
export function tableKey(event: KeyboardEvent, hands: KeyHands): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || inText(event)) return;
  if (act(event, hands)) event.preventDefault();
}

function isShowing(game: TableGame): boolean {
  return game.show !== null || game.telling !== null || game.held;
}

function act(event: KeyboardEvent, hands: KeyHands): boolean {
  const { game, flow } = hands;
  if (event.key === "Escape") return escape(hands);
  if (isShowing(game) && (event.key === "Enter" || event.key === " ") && document.activeElement === document.body) {
    game.skip();
    return true;
  }
  if (game.scoring === null && stepBack(event.key, game)) return true;
  if (game.scoring === null && game.face.key(event, hands)) return true;
  if (event.key === "Backspace") return undo(flow);
  return preferences.letters && letter(event.key.toLowerCase(), hands);
}

/** Through what happened since the last turn. */
function stepBack(key: string, { following }: TableGame): boolean {
  if (key === "," || key === ".") following.by(key === "." ? 1 : -1);
  else if (preferences.letters && key.toLowerCase() === "h") following.shown === null ? following.by(1) : following.close();
  else return false;
  return true;
}

function letter(key: string, hands: KeyHands): boolean {
  const { flow, places } = hands;
  if (key === "u") return undo(flow);
  if (key === "l") places.log();
  else if (key === "m") places.map();
  else if (key === "c") places.hand();
  else if (key === "k" && hands.game.face.Cards !== null && hands.game.view !== null) hands.game.openBeside({ kind: "cards" });
  else if (key === "a" && hands.game.face.aid && hands.game.view !== null) hands.game.openBeside({ kind: "aid" });
  else if (key === "y") return press("table-say"); // where something can be said
  else if (key === "w") return press("table-hint"); // where something is to be decided
  else if (key === "n") labels.shown = !labels.shown;
  else if (key === "?") hands.help();
  else return false;
  return true;
}

/** Press a button that is not always there; false: it is not. */
function press(id: string): boolean {
  const button = document.getElementById(id);
  button?.click();
  return button !== null;
}

function escape({ game, flow, escape }: KeyHands): boolean {
  if (isShowing(game)) {
    game.skip(true);
    return true;
  }
  if (game.scoring !== null) {
    game.scoring.end();
    return true;
  }
  if (flow.why.reason !== null) {
    flow.why.forget();
    return true;
  }
  if (escape()) return true;
  if (!flow.canClear) return false;
  flow.clear();
  return true;
}

function undo(flow: Flow): boolean {
  if (!flow.canUndo) return false;
  flow.undo();
  return true;
}

const line = (says: string, ...keys: string[]): KeyLine => ({ keys, says });

export const KEY_LINES = {
  arrows: line("web-table-key-arrows", "↑", "↓", "←", "→"),
  enter: line("web-table-key-enter", "↵"),
  undo: line("web-table-key-undo", "⌫", "U"),
  log: line("web-table-key-log", "L"),
  map: line("web-table-key-map", "M"),
  hand: line("web-table-key-hand", "C"),
  names: line("web-table-key-names", "N"),
  cards: line("web-key-cards", "K"),
  aid: line("web-key-aid", "A"),
  say: line("web-key-say", "Y"),
  hint: line("web-hints-key", "W"),
  explain: line("web-table-key-explain", "I", "F1"),
  zoom: line("web-table-key-zoom", "+", "−", "0"),
  follow: line("web-follow-key", "H", ",", "."),
  wait: line("web-follow-key-wait", "↵", "␣"),
  escape: line("web-table-key-escape", "Esc"),
  keys: line("web-table-key-keys", "?"),
} satisfies Record<string, KeyLine>;

/** Those with which every help ends. */
export const LAST_KEY_LINES: readonly KeyLine[] = (["follow", "wait", "log", "map", "hand", "cards", "aid", "say", "hint", "names", "explain", "zoom", "escape", "keys"] as const).map((name) => KEY_LINES[name]);
