// What the banner says in every state of a table.

import type { Banner, Flow, Stage } from "../games/face";
import { t } from "../language/speak.svelte";
import type { TableGame } from "./game.svelte";

function nameOf(game: TableGame, seat: number): string {
  return game.names[seat] ?? "";
}

/** The question, or who is asked. */
export function bannerOf(game: TableGame, flow: Flow): Banner {
  const said = shellText(game, flow);
  return said === null ? game.face.banner(game, flow) : { text: said, stages: turnStages(game) };
}

/** The stages of the turn that is being played. */
function turnStages(game: TableGame): Stage[] {
  const playing = game.result === null && game.table.status === "playing";
  return playing && game.view !== null ? game.face.stages(game.view) : [];
}

/** What the shell says itself; null: the game has a question, a scoring to show or an aftermath to tell. */
function shellText(game: TableGame, flow: Flow): string | null {
  const view = game.view;
  if (view === null) return t("web-table-loading");
  if (game.following.shown !== null) return lookingBack(game);
  if (game.scoring !== null || game.telling !== null) return null;
  if (game.result !== null || view.phase === "over") return t("web-table-over");
  if (game.table.status === "ended") return t(game.table.lesson === null ? "web-table-ended" : "web-lesson-done");
  if (game.table.status === "frozen") return t("web-table-frozen");
  if (game.pass !== null) return t("web-table-pass-to", { player: nameOf(game, game.pass) });
  if (flow.offer === null && game.lesson?.task === false) return lessonTitle(game);
  return flow.offer === null ? waitingText(game) : null;
}

/** What the lesson of a table is called. */
export function lessonTitle(game: TableGame): string {
  return t(`lesson-${game.table.game}-${game.table.lesson}`);
}

/** What the steps back are called, for those who play and for those who watch. */
export function sinceText(game: TableGame): string {
  return t(game.viewer === null ? "web-follow-round" : "web-follow-since");
}

function lookingBack(game: TableGame): string {
  const { at, moves } = game.following;
  return t("web-follow-step", { what: sinceText(game), step: (at ?? 0) + 1, count: moves.length });
}

/** Somebody else is asked, or nobody. */
export function waitingText(game: TableGame): string {
  if (game.following.shown !== null) return lookingBack(game);
  const view = game.view;
  const seat = view?.decides ?? null;
  if (view === null || seat === null) return t("web-table-chance");
  if (game.viewer !== null && game.show?.entry.seat === game.viewer) return t("web-table-your-move");
  if (game.viewer === seat) return t("web-table-yours-soon");
  return game.face.waiting(view, nameOf(game, seat));
}

/** Stages of which the first `now` are done; `label` says each. */
export function stagesOf(names: readonly string[], now: number, label: (name: string) => string): Stage[] {
  return names.map((name, place) => ({
    name,
    label: label(name),
    state: place < now ? "done" : place === now ? "now" : "next",
  }));
}
