// What this browser remembers for its owner; nothing of it leaves the browser.

export const LANGUAGES = ["en", "fr", "de", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";

const KEY = "bivouac-preferences";

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  notify: boolean;
  letters: boolean; // single-letter keys
  motion: boolean; // animations, where the system allows them
  level: string; // the bot chosen last
  explained: string[]; // kinds of choices already explained
  seen: Record<string, number>; // by table: the last row this browser has shown
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
    level: "level2", // for a first game
    explained: [],
    seen: {},
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    const language = LANGUAGES.find((known) => known === kept.language) ?? fresh.language;
    return { ...fresh, ...kept, language };
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

/** The theme in force. */
export function shownTheme(systemIsDark: boolean): "light" | "dark" {
  if (preferences.theme !== "system") return preferences.theme;
  return systemIsDark ? "dark" : "light";
}

/** May things move? */
export function mayMove(): boolean {
  return preferences.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
