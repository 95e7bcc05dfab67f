// What is said of a beat: when it was, and what happened.

import type { Face } from "../games/face";
import { say, sentences, t } from "../language/speak.svelte";
import type { Beat } from "./beats";

export interface Caption {
  when: string; // the round, or what comes before the first one
  sentence: string; // in whole sentences
}

export function captionOf({ entry, before, telling }: Beat, face: Face, names: readonly string[], reader: number | null): Caption {
  if (entry === null) return { when: "", sentence: t("web-replay-setup") };
  const when = entry.round > 0 ? t("web-table-round", { round: entry.round }) : ((before && face.stage(before)) ?? "");
  const messages = telling?.show.entry.messages ?? entry.messages;
  const said = sentences(messages.map((message) => say(message, names, reader)));
  return { when, sentence: when && said ? t("web-replay-told", { when, sentence: said }) : said || when };
}
