// What the void's choices mean, in words.

import { t } from "../../../language/speak.svelte";
import type { Note } from "../board/overlay";
import { territoryName } from "../board/names";
import type { Components, EndReason, VoidGains } from "../protocol";

/** Something a choice would bring; bad: it helps the void. */
export interface Effect extends Note {
  name: string; // unique among the effects of a choice
  brief?: string; // where there is little room
  grave?: boolean; // the game would end, or a piece be lost: said before all others
}

const SETTLEMENT = 4; // pieces that make one: fewer are not worth a warning (IV8)

/** Ends with which the void has won, whatever else there is on the map (IV10). */
const DEFEATS: readonly EndReason[] = ["settlement", "limit", "centre"];

/** All that a choice would bring besides its piece, the gravest first. */
export function effectsOf(gains: VoidGains, limit: number, components: Components | null): Effect[] {
  const effects: Effect[] = [];
  const add = (name: string, tone: Note["tone"], text: string, more: Partial<Effect> = {}) => effects.push({ name, tone, text, ...more });
  if (gains.ends !== null) add("ends", DEFEATS.includes(gains.ends) ? "bad" : "plain", t("iwari-web-void-ends", { reason: gains.ends }), { grave: true });
  if (gains.lost) add("lost", "bad", t("iwari-web-void-lost-piece"), { grave: true });
  for (const [territory, by] of Object.entries(gains.claims)) {
    const place = components === null ? territory : territoryName(components, territory);
    add(`claim-${territory}`, by === "void" ? "bad" : "good", t("iwari-web-void-claim", { place, by }));
  }
  const [before, after] = gains.group;
  if (after > before) {
    const brief = t("iwari-web-void-grows-brief", { before, after });
    add("group", after < SETTLEMENT ? "plain" : "bad", t("iwari-web-void-grows", { before, after, limit }), { brief });
  }
  if (gains.acts) add("acts", "bad", t("iwari-web-void-acts"));
  if (gains.free) add("free", "good", t("iwari-web-void-free"));
  if (gains.haunts) add("haunts", "bad", t("iwari-web-void-haunts"));
  if (gains.moves_on !== null) add("pawn", "plain", t("iwari-web-void-moves-on", { number: gains.moves_on }));
  return effects;
}

/** Several choices beside each other: the one thing to know about each, and what comes of all of them. */
export function compared(all: readonly VoidGains[], limit: number, components: Components | null): { notes: Effect[]; common: Effect[] } {
  const effects = all.map((gains) => effectsOf({ ...gains, moves_on: null }, limit, components)); // the pawn moves on whatever is chosen
  const common = (effects[0] ?? []).filter(({ text }) => effects.every((each) => each.some((other) => other.text === text)));
  const own = effects.map((each) => each.filter(({ text }) => all.length === 1 || !common.some((other) => other.text === text)));
  const differ = own.some((each) => each.length > 0);
  const notes = own.map((each, place) => each[0] ?? (differ ? undefined : common[0]) ?? stays(all[place]?.group[0] ?? 0));
  return { notes, common: differ && all.length > 1 ? common : common.slice(1) };
}

function stays(count: number): Effect {
  return { name: "stays", tone: "good", text: t("iwari-web-void-stays", { count }), brief: t("iwari-web-void-stays-brief", { count }) };
}
