// Things done several times in a row are said once.

import type { Message } from "../net/protocol";

/** A message to be said, with what only its reader is told of it. */
export interface Item {
  message: Message;
  notes: Message[];
  gone: boolean; // it was taken back
}

/** The same thing done several times in a row is said once. */
export function together(items: readonly Item[]): Item[] {
  const all: Item[] = [];
  for (const item of items) {
    const last = all.at(-1);
    if (last !== undefined && isAgain(last, item)) all[all.length - 1] = joined(last, item);
    else all.push(item);
  }
  return all;
}

function isAgain(one: Item, other: Item): boolean {
  const { card: _, times: __, ...rest } = one.message.args;
  const { card: ___, ...more } = other.message.args;
  return one.gone === other.gone && one.message.key === other.message.key && JSON.stringify(rest) === JSON.stringify(more);
}

function joined({ message: { key, args }, notes, gone }: Item, other: Item): Item {
  const all: Message["args"] = { ...args, times: Number(args.times ?? 1) + 1 };
  if ("card" in args) all.card = `${args.card} ${other.message.args.card}`;
  return { message: { key, args: all }, notes: [...notes, ...other.notes], gone };
}
