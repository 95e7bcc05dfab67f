// What the pieces of a build do, in a few words below their names, and what the void's choices mean.

import { listed, t } from "../../../language/speak.svelte";
import type { Note } from "../board/overlay";
import { territoryName } from "../board/names";
import type { Components, Gains, Piece, AftermathStep, View, VoidGains, VoidNow } from "../protocol";

/** Something a choice would bring; bad: it helps the void. */
export interface Effect extends Note {
  name: string; // unique among the effects of a choice
  brief?: string; // where there is little room
  grave?: boolean; // the game would end, or a piece be lost: said before all others
}

/** How many pieces make a settlement, and how many ruins a victory of the void. */
type Limits = Pick<VoidNow, "group" | "settlement">;

/** All that a choice would bring besides its piece, the gravest first. */
export function effectsOf(gains: VoidGains, limits: Limits | null, components: Components | null): Effect[] {
  const effects: Effect[] = [];
  const add = (name: string, tone: Note["tone"], text: string, more: Partial<Effect> = {}) => effects.push({ name, tone, text, ...more });
  if (gains.ends !== null) add("ends", gains.beaten ? "bad" : "plain", t("iwari-web-void-ends", { reason: gains.ends }), { grave: true });
  if (gains.lost) add("lost", "bad", t("iwari-web-void-lost-piece"), { grave: true });
  for (const [territory, by] of Object.entries(gains.claims)) {
    const place = components === null ? territory : territoryName(components, territory);
    add(`claim-${territory}`, by === "void" ? "bad" : "good", t("iwari-web-void-claim", { place, by }));
  }
  const [before, after] = gains.group;
  if (after > before) {
    const brief = t("iwari-web-void-grows-brief", { before, after });
    const tone = after < (limits?.settlement ?? 0) ? "plain" : "bad"; // fewer are not worth a warning
    add("group", tone, t("iwari-web-void-grows", { before, after, limit: limits?.group[1] ?? 0 }), { brief });
  }
  if (gains.acts) add("acts", "bad", t("iwari-web-void-acts"));
  if (gains.free) add("free", "good", t("iwari-web-void-free"));
  if (gains.haunts) add("haunts", "bad", t("iwari-web-void-haunts"));
  if (gains.moves_on !== null) add("pawn", "plain", t("iwari-web-void-moves-on", { number: gains.moves_on }));
  return effects;
}

/** Several choices beside each other: the one thing to know about each, and what comes of all of them. */
export function compared(all: readonly VoidGains[], limits: Limits | null, components: Components | null): { notes: Effect[]; common: Effect[] } {
  const effects = all.map((gains) => effectsOf({ ...gains, moves_on: null }, limits, components)); // the pawn moves on whatever is chosen
  const common = (effects[0] ?? []).filter(({ text }) => effects.every((each) => each.some((other) => other.text === text)));
  const own = effects.map((each) => each.filter(({ text }) => all.length === 1 || !common.some((other) => other.text === text)));
  const differ = own.some((each) => each.length > 0);
  const notes = own.map((each, place) => each[0] ?? (differ ? undefined : common[0]) ?? stays(all[place]?.group[0] ?? 0));
  return { notes, common: differ && all.length > 1 ? common : common.slice(1) };
}

function stays(count: number): Effect {
  return { name: "stays", tone: "good", text: t("iwari-web-void-stays", { count }), brief: t("iwari-web-void-stays-brief", { count }) };
}

/** What a piece does where it goes. */
export function lineOf(piece: Piece, gains: Gains, components: Components | null, view: View | null): string {
  const place = (id: string): string => (components === null ? id : territoryName(components, id));
  if (gains.void !== null) return voidLine(piece, gains, gains.void, place, view);
  if (piece.piece === "totem") return t("iwari-web-piece-totem", { standing: gains.totems[0], cap: gains.totems[1] });
  if (piece.piece === "void_totem") return t("iwari-web-piece-void-totem", { from: piece.from === "centre" ? "centre" : "land", place: piece.from === "centre" ? "" : place(piece.from) });
  if (piece.piece === "fortification") return t("iwari-web-piece-fortification");
  if (piece.piece === "contested") return t("iwari-web-piece-contested", { explores: gains.explores ? "yes" : "no" });
  if (piece.ruin) return t("iwari-web-piece-ruin", { number: components?.map.spots.find((spot) => spot.id === piece.spot)?.guards ?? 0 });
  const does = gains.explores ? "explores" : gains.fills ? "fills" : gains.settlement > 0 ? "settles" : "plain";
  const fortified = view?.fortifications.includes(piece.spot) ? "yes" : "no";
  return t("iwari-web-piece-tent", { does, count: gains.settlement, fortified });
}

/** The same against the void: what moves says from where, and what follows is told beside it. */
function voidLine(piece: Piece, gains: Gains, { totems }: VoidGains, place: (territory: string) => string, view: View | null): string {
  const from = "from" in piece && piece.from !== undefined ? piece.from : null;
  if (piece.piece === "void_totem" && from === "centre") return t("iwari-web-piece-void-totem", { from: "centre", place: "" });
  if (from !== null) return t("iwari-web-void-piece-moves", { from: piece.piece === "totem" ? "land" : "spot", place: piece.piece === "totem" ? place(from) : "" });
  const cap = piece.piece === "totem" ? view?.territories.find((land) => land.id === piece.territory)?.cap : undefined;
  if (cap !== undefined) return t("iwari-web-piece-totem", { standing: totems[0] + totems[1], cap: Math.max(cap, gains.totems[1]) });
  return t("iwari-web-void-piece-line", { does: gains.explores ? "explores" : gains.fills ? "fills" : "plain" });
}

/** What a step is about: Void pawn on 6; Sunbowl: void totem. */
export function titleOf(step: AftermathStep, components: Components): string {
  const place = step.territory === null ? "" : territoryName(components, step.territory);
  const kind = step.asks ? (step.kind === "ruin" ? "ask" : "order") : step.kind;
  return t("iwari-web-aftermath-title", { kind, place, number: step.connection ?? 0, where: whereOf(step) });
}

function whereOf({ territory, connection }: AftermathStep): string {
  if (territory !== null) return "land";
  return connection === null ? "none" : "connection";
}

/** Something that is still to come. */
export interface Coming {
  name: string; // unique among them
  title: string;
  line: string;
}

/** What is left of the void's action, in order. */
export function comingOf(view: View, components: Components): Coming[] {
  const now = view.void?.now ?? null;
  if (now === null) return [];
  const places = now.left.map((territory) => territoryName(components, territory));
  const groups = view.phase === "order" ? [listed(places)] : places; // nothing is known of the order yet
  const coming = groups.map((place): Coming => ({ name: place, title: place, line: t("iwari-web-aftermath-left", { count: places.length / groups.length }) }));
  return [...coming, ...now.coming.map((part) => ({ name: part, title: t("iwari-web-aftermath-coming", { part }), line: t("iwari-web-aftermath-coming-line", { part }) }))];
}
