// A record from a file, perhaps chosen on one page and shown on another.

let kept: string | null = null;

/** Keep a record's text for the replay page. */
export function handOver(record: string): void {
  kept = record;
}

/** The record handed over, if there is one; it is handed over once. */
export function takeOver(): string | null {
  const record = kept;
  kept = null;
  return record;
}

/** The record in a file's text: the file itself or the first line of a list; null if it is neither. */
export function readRecord(text: string): string | null {
  const whole = text.trim();
  for (const part of [whole, whole.split("\n", 1)[0] ?? ""]) {
    try {
      if (typeof JSON.parse(part) === "object") return part;
    } catch {
      continue;
    }
  }
  return null;
}
