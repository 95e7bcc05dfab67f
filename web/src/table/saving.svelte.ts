// Files for the reader's own disk.

import type { TableGame } from "./game.svelte";

/** Give the reader a JSON file. */
export function download(name: string, content: unknown): void {
  const file = new Blob([JSON.stringify(content, null, 1)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Everything this browser has been shown of a table. */
export function saveSeen(game: TableGame): void {
  const { id, game: name, options, commitment } = game.table;
  download(`bivouac-${id}-seen.json`, {
    table: { id, game: name, options, commitment, names: $state.snapshot(game.names) },
    look: game.viewer,
    number: game.number,
    log: game.log,
    view: game.present,
    components: game.components,
  });
}
