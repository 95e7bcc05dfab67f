// Components that are drawn with something the shell does not know of: the game of another package.

import type { Component } from "svelte";

/** A component with some of its properties given beforehand. The others stay as live as they are. */
export function given<All extends object, Given extends Partial<All>, Exports extends object, Bound extends keyof All | "">(
  Part: Component<All, Exports, Bound>,
  some: Given,
): Component<Omit<All, keyof Given>, Exports, Exclude<Bound, keyof Given>> {
  return (internals, others) => Part(internals, together(others, some) as unknown as All);
}

/** The properties of both, each read and written where it is whenever it is needed. */
function together<Others extends object, Given extends object>(others: Others, some: Given): Others & Given {
  const all = { ...some };
  for (const name of Object.keys(others) as (keyof Others)[]) {
    const isBound = Object.getOwnPropertyDescriptor(others, name)?.set !== undefined;
    const set = isBound ? (value: Others[keyof Others]) => void (others[name] = value) : undefined;
    Object.defineProperty(all, name, { get: () => others[name], set, enumerable: true, configurable: true });
  }
  return all as Others & Given;
}
