// Iwari in the lobby.

import { t } from "../../../language/speak.svelte";
import type { Front, Words } from "../../../lobby/front";
import type { Group } from "../../../lobby/groups";
import type { Options } from "../../../net/protocol";
import Sprite from "../art/Sprite.svelte";
import Chip from "./Chip.svelte";
import { picture } from "./pictures";
import scene from "./pictures/scene.svg";
import Sign from "./Sign.svelte";
import Sketch from "./Sketch.svelte";
import StepPicture from "./StepPicture.svelte";

const SIX = 6;

const GROUPS: readonly Group[] = [
  { title: "iwari-group-base", choices: ["draft", "settlements", "deeds", "veneration"] },
  {
    title: "iwari-group-more",
    choices: ["expeditions", "discoveries", "fortifications", "walking_totem", "storms"],
  },
];

/** What is in play besides the map; deeds by their own names, Veneration with its card. */
function extras(options: Options): string[] {
  const { deeds, veneration, settlements } = options;
  const named = (deed: string) =>
    deed === "veneration" && veneration
      ? t("iwari-veneration-named", { card: t(`iwari-veneration-${String(veneration)}`) })
      : t(`name-${deed}`);
  const others = GROUPS.flatMap((group) => group.choices).filter((name) => options[name] === true);
  return [
    ...(Array.isArray(deeds) ? deeds.map(named) : []),
    ...others.map((name) => t(`iwari-choice-${name}`)),
    ...(settlements === "path" ? [t("iwari-choice-settlements")] : []),
  ];
}

function value(choice: string, name: string): Words {
  if (choice === "veneration") return { title: t(`iwari-veneration-${name}`), line: t(`iwari-veneration-line-${name}`) };
  return { title: t(`name-${name}`), line: t(`iwari-deed-line-${name}`) };
}

/** Who plays without a seat (IS5), or with unusual pieces (IA6). */
function company({ players }: Options): { tribe: number; line: string } | null {
  if (players === 2) return { tribe: 2, line: t("iwari-lobby-two") };
  return players === SIX ? { tribe: SIX - 1, line: t("iwari-lobby-six") } : null;
}

export const front: Front = {
  Sprite,
  scene,
  size: "iwari-lobby-size",
  pitch: "iwari-lobby-pitch",
  Sign,
  ground: "linear-gradient(#8cc3cf, #3f86a8)",
  Sketch,
  steps: [
    { title: "iwari-lobby-first-build", line: "iwari-lobby-first-build-line" },
    { title: "iwari-lobby-first-lead", line: "iwari-lobby-first-lead-line" },
    { title: "iwari-lobby-first-settle", line: "iwari-lobby-first-settle-line" },
  ],
  StepPicture,
  heading: "iwari-lobby-map",
  picture,
  line: (map) => t(`iwari-lobby-line-${map}`),
  about: (map) => [t(`iwari-lobby-text-${map}`)],
  groups: GROUPS,
  choice: (name) => ({ title: t(`iwari-choice-${name}`), line: t(`iwari-choice-line-${name}`) }),
  value,
  Chip,
  extras,
  side: () => "",
  company,
  neutral: "iwari-lobby-third",
};
