// A move in a few words, with signs: for the log, the captions and the steps back. The words are those of the messages
// whose keys end in -brief; what has none is only said where somebody asks for details.

import { begun, struck } from "../language/signs";
import { hasWords, language, say, sentences, t } from "../language/speak.svelte";
import type { Entry, Message } from "../net/protocol";
import { together, type Item } from "./together";

interface Said {
  seat: number | null; // who does it; null: it happens
  text: string;
}

/** What a row says, and which it is. */
type Told = Pick<Entry, "messages" | "notes" | "number">;

/** Who reads, and how the others are called. */
export interface Reader {
  names: readonly string[];
  viewer: number | null;
}

/** The lines of a move: who, and what they do, one for each who does something. */
export function briefOf(rows: readonly Told[], gone: ReadonlySet<number>, reader: Reader): string[] {
  const items = rows.flatMap((entry) => itemsOf(entry, gone.has(entry.number)));
  const clauses: Said[] = [];
  for (const item of together(items)) {
    const { seat, text } = saidOf(item, reader);
    const last = clauses.at(-1);
    if (last?.seat === seat) last.text = t("web-follow-and", { one: last.text, other: text });
    else clauses.push({ seat, text });
  }
  if (clauses.length === 0) return wholeOf(rows, gone, reader);
  return clauses.map(({ seat, text }) =>
    seat === null ? begun(text, language()) : t("web-follow-move", { player: nameOf(seat, reader), did: text }),
  );
}

/** A decision that could be made, in one line. */
export function briefOfPlan(messages: readonly Message[], reader: Reader): string {
  const entry = { messages: [...messages], notes: [], number: 0 };
  return briefOf([entry], new Set(), reader).join(" ");
}

/** Where nothing has few words, as in a game that brings none: its sentences. */
function wholeOf(rows: readonly Told[], gone: ReadonlySet<number>, { names, viewer }: Reader): string[] {
  return rows.flatMap(({ messages, notes, number }) => {
    const said = messages.length > 0 ? messages : notes.slice(0, 1);
    return said.map((message) => strike(say(message, names, viewer), gone.has(number)));
  });
}

/** The same of one row in whole sentences, for those who hear it. */
export function sentenceOf(entry: Entry, reader: Reader): string {
  const told = entry.messages.filter(hasFewWords);
  const messages = told.length > 0 ? told : entry.messages;
  const notes = entry.notes.map((note) => `${t("web-table-private")} ${say(note, reader.names, reader.viewer)}`);
  return sentences([...messages.map((message) => say(message, reader.names, reader.viewer)), ...notes]);
}

function itemsOf({ messages, notes }: Told, gone: boolean): Item[] {
  const told = messages.filter(hasFewWords);
  return told.map((message, place) => ({ message, notes: place === told.length - 1 ? notes : [], gone }));
}

function saidOf({ message, notes, gone }: Item, reader: Reader): Said {
  const did = brief(message, reader);
  const cards = notes.filter(hasFewWords).map((note) => brief(note, reader));
  const text = cards.length === 0 ? did : t("web-follow-private", { did, card: cards.join("") });
  return { seat: typeof message.args.seat === "number" ? message.args.seat : null, text: strike(text, gone) };
}

function strike(text: string, gone: boolean): string {
  return gone ? struck(text) : text;
}

function hasFewWords({ key }: Message): boolean {
  return hasWords(`${key}-brief`);
}

function brief({ key, args }: Message, { viewer }: Reader): string {
  return t(`${key}-brief`, { who: args.seat === viewer ? "you" : "other", times: 1, ...args });
}

function nameOf(seat: number, { names, viewer }: Reader): string {
  return seat === viewer ? t("web-follow-you") : names[seat] || t("name-seat", { number: seat });
}
