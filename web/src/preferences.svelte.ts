// What this browser remembers for its owner; nothing of it leaves the browser.

export const LANGUAGES = ["en", "fr", "de", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";
export const SPEEDS = ["slow", "normal", "fast", "wait"] as const;
export type Speed = (typeof SPEEDS)[number];

const KEY = "bivouac-preferences";

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  notify: boolean;
  letters: boolean; // single-letter keys
  motion: boolean; // animations, where the system allows them
  speed: Speed; // how fast the moves of others are shown
  level: string; // the bot chosen last
  seen: Record<string, number>; // by table: the last row this browser has shown
  setUp: boolean; // a new game shows how it was set up
  hush: boolean; // what others say is not shown over the table
  scored: boolean; // a final scoring has been gone through once
  explain: boolean; // choices, the first time they come up
  explained: string[]; // kinds of choices already explained
  waved: string[]; // lessons that were offered and waved aside
  coach: boolean; // what the coach of a table says is shown
  coached: boolean; // a table against bots was last made with a coach
  hinted: boolean; // a table against bots was last made with hints
  luck: number; // from 0 to 1: which of the suggested names is this browser's
}

function browserLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

function read(): Kept {
  const fresh: Kept = {
    language: browserLanguage(),
    theme: "system",
    sound: false,
    notify: false,
    letters: true,
    motion: true,
    speed: "normal",
    level: "level2", // for a first game
    seen: {},
    setUp: true,
    hush: false,
    scored: false,
    explain: true,
    explained: [],
    waved: [],
    coach: true,
    coached: false,
    hinted: true,
    luck: Math.random(),
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    const language = LANGUAGES.find((known) => known === kept.language) ?? fresh.language;
    const speed = SPEEDS.find((known) => known === kept.speed) ?? fresh.speed;
    return { ...fresh, ...kept, language, speed };
  } catch {
    return fresh;
  }
}

/** Read and write its fields; every change is kept. */
export const preferences: Kept = $state(read());

/** Keep what has changed; called by App in an effect. */
export function keepPreferences(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Private windows may refuse storage; the session goes on without memory.
  }
}

/** Explain choices and offer lessons again from the first one on, or no more. */
export function explainChoices(on: boolean): void {
  preferences.explain = on;
  preferences.explained = [];
  preferences.waved = [];
}

/** The theme in force. */
export function shownTheme(systemIsDark: boolean): "light" | "dark" {
  if (preferences.theme !== "system") return preferences.theme;
  return systemIsDark ? "dark" : "light";
}

/** May things move? */
export function mayMove(): boolean {
  return preferences.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
