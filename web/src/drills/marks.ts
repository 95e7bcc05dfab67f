// How far this browser is with the drills: of each kind, which of the ten were right. Nothing of it leaves the browser.

export const ROUND = 10; // drills that belong together; there are always more

/** Of one kind: what became of each, in their order. */
export type Marks = readonly boolean[];

const KEY = "bivouac-drills";

export function nameOf(game: string, kind: string): string {
  return `${game}/${kind}`;
}

/** What was answered, by kind; what cannot be read was never written by us. */
export function readMarks(): Record<string, Marks> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    const whole = Object.entries(kept).filter(([, marks]) => Array.isArray(marks) && marks.every((mark) => typeof mark === "boolean"));
    return Object.fromEntries(whole) as Record<string, Marks>;
  } catch {
    return {};
  }
}

/** Keep them, where the browser lets us. */
export function keepMarks(name: string, marks: Marks): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readMarks(), [name]: marks }));
  } catch {
    // Whoever is not remembered practises all the same.
  }
}

/** The marks of the ten alone. */
export function ofRound(marks: Marks): Marks {
  return marks.slice(0, ROUND);
}

export function countRight(marks: Marks): number {
  return marks.filter(Boolean).length;
}

/** Has each of the ten been answered? */
export function isWhole(marks: Marks): boolean {
  return marks.length >= ROUND;
}

/** One choice more or less: where only one can be chosen, it takes the place of another. */
export function pick(picked: readonly string[], name: string, several: boolean): string[] {
  if (picked.includes(name)) return picked.filter((one) => one !== name);
  return several ? [...picked, name] : [name];
}
