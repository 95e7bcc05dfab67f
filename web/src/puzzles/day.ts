// A day as people write it; all puzzles are of days in UTC.

import { language } from "../language/speak.svelte";

export function dayName(day: string, style: "long" | "medium" = "long"): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: style, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}
