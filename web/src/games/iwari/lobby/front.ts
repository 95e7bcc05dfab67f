// Iwari in the lobby.

import { hasWords, t } from "../../../language/speak.svelte";
import type { Front, Group, Words } from "../../front";
import type { Choice, Options, Result } from "../../../net/protocol";
import Sprite from "../art/Sprite.svelte";
import Chip from "./Chip.svelte";
import { picture } from "./pictures";
import scene from "./pictures/scene.svg";
import Sign from "./Sign.svelte";
import Sketch from "./Sketch.svelte";
import StepPicture from "./StepPicture.svelte";
import WayPicture from "./WayPicture.svelte";

const SIX = 6;
const VIOLET = 5; // the look of the void, and of a sixth tribe

const GROUPS: readonly Group[] = [
  { title: "iwari-group-base", choices: ["draft", "settlements", "deeds", "veneration"] },
  {
    title: "iwari-group-more",
    choices: ["expeditions", "discoveries", "fortifications", "walking_totem", "storms"],
  },
];

/** What is in play besides the map; deeds by their own names, Veneration with its card. */
function extras(options: Options): string[] {
  const { deeds, veneration, settlements, void_limit: limit } = options;
  const named = (deed: string) =>
    deed === "veneration" && veneration
      ? t("iwari-veneration-named", { card: t(`iwari-veneration-${String(veneration)}`) })
      : t(`name-${deed}`);
  const others = GROUPS.flatMap((group) => group.choices).filter((name) => options[name] === true);
  return [
    ...(Array.isArray(deeds) ? deeds.map(named) : []),
    ...others.map((name) => t(`iwari-choice-${name}`)),
    ...(settlements === "path" ? [t("iwari-choice-settlements")] : []),
    ...(typeof limit === "number" || typeof limit === "string" ? [t("iwari-extra-limit", { limit: Number(limit) })] : []),
  ];
}

function value(choice: Choice, name: string): Words {
  if (choice.name === "void_limit") return limitWords(choice, name);
  if (choice.name === "veneration") return { title: t(`iwari-veneration-${name}`), line: t(`iwari-veneration-line-${name}`) };
  return { title: t(`name-${name}`), line: t(`iwari-deed-line-${name}`) };
}

/** What is said of a map; against the void some of their rules are others (IV11). */
function ofMap(mode: string, usual: string, against: string): string {
  return t(mode !== "versus" && hasWords(against) ? against : usual);
}

/** Who plays without a seat (IV, IS5), or with unusual pieces (IA6). */
function company({ players, mode }: Options): { tribe: number; line: string } | null {
  if (mode === "solo" || mode === "coop") return { tribe: VIOLET, line: t(`iwari-lobby-void-${mode}`) };
  if (players === 2) return { tribe: 2, line: t("iwari-lobby-two") };
  return players === SIX ? { tribe: VIOLET, line: t("iwari-lobby-six") } : null;
}

export const front: Front = {
  Sprite,
  scene,
  size: "iwari-lobby-size",
  pitch: "iwari-lobby-pitch",
  credits: "iwari-lobby-credits",
  Sign,
  ground: "linear-gradient(#8cc3cf, #3f86a8)",
  Sketch,
  steps: [
    { title: "iwari-lobby-first-build", line: "iwari-lobby-first-build-line" },
    { title: "iwari-lobby-first-lead", line: "iwari-lobby-first-lead-line" },
    { title: "iwari-lobby-first-settle", line: "iwari-lobby-first-settle-line" },
  ],
  StepPicture,
  ways: {
    heading: "iwari-lobby-mode",
    Picture: WayPicture,
    words: (mode) => ({ title: t(`iwari-lobby-mode-${mode}`), line: t(`iwari-lobby-mode-line-${mode}`) }),
  },
  heading: "iwari-lobby-map",
  picture,
  line: (map, mode) => ofMap(mode, `iwari-lobby-line-${map}`, `iwari-lobby-void-line-${map}`),
  about: (map, mode) => [ofMap(mode, `iwari-lobby-text-${map}`, `iwari-lobby-void-text-${map}`)],
  groups: GROUPS,
  choice: (name) => ({ title: t(`iwari-choice-${name}`), line: t(`iwari-choice-line-${name}`) }),
  value,
  Chip,
  extras,
  together: ({ mode }) => mode === "solo" || mode === "coop",
  side: ({ mode }) => (mode === "coop" ? t("iwari-lobby-partner") : ""),
  company,
  outcome,
  neutral: "iwari-lobby-third",
};

/** The name of a limit (IV10): the catalogue lists them from easy to hard, the default is as the rulebook has it. */
function levelOf(choice: Choice, limit: string): "easy" | "normal" | "hard" {
  const beyond = choice.values.indexOf(limit) - choice.values.indexOf(String(choice.default));
  return beyond === 0 ? "normal" : beyond < 0 ? "easy" : "hard";
}

/** A limit in words: its name, and what it means. */
function limitWords(choice: Choice, limit: string): Words {
  return { title: t(`iwari-level-${levelOf(choice, limit)}`), line: t("iwari-level-line", { limit: Number(limit) }) };
}

/** Held out against the void, or lost to it and why. */
export function outcome({ void_limit: limit }: Options, { winners, verdict }: Result): string {
  if (winners.length > 0) return t("iwari-lobby-held-out");
  const key = `iwari-lobby-lost-${String(verdict?.["reason"])}`;
  return hasWords(key) ? t(key, { limit: Number(limit) }) : t("iwari-lobby-lost");
}
