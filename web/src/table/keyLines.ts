// The lines of the keys' help that every table shares; a face puts them in order with its own.

import type { KeyLine } from "../games/face";

const line = (says: string, ...keys: string[]): KeyLine => ({ keys, says });

export const KEY_LINES = {
  arrows: line("web-table-key-arrows", "↑", "↓", "←", "→"),
  enter: line("web-table-key-enter", "↵"),
  undo: line("web-table-key-undo", "⌫", "U"),
  log: line("web-table-key-log", "L"),
  map: line("web-table-key-map", "M"),
  hand: line("web-table-key-hand", "C"),
  names: line("web-table-key-names", "N"),
  explain: line("web-table-key-explain", "I", "F1"),
  zoom: line("web-table-key-zoom", "+", "−", "0"),
  escape: line("web-table-key-escape", "Esc"),
  keys: line("web-table-key-keys", "?"),
} satisfies Record<string, KeyLine>;
