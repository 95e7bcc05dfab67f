// Iwari in the lobby.

import { t } from "../../../language/speak.svelte";
import type { Front } from "../../../lobby/front";
import type { Options } from "../../../net/protocol";
import Sprite from "../art/Sprite.svelte";
import Chip from "./Chip.svelte";
import newHorizons from "./pictures/new-horizons.svg";
import scene from "./pictures/scene.svg";
import vastLands from "./pictures/vast-lands.svg";
import Sign from "./Sign.svelte";
import Sketch from "./Sketch.svelte";
import StepPicture from "./StepPicture.svelte";

const PICTURES: Record<string, string> = { "new-horizons": newHorizons, "vast-lands": vastLands };

/** What is in play besides the map; deeds by their own names. */
function extras({ draft, deeds, settlements }: Options): string[] {
  return [
    ...(Array.isArray(deeds) ? deeds.map((deed) => t(`name-${deed}`)) : []),
    ...(draft === true ? [t("iwari-choice-draft")] : []),
    ...(settlements === "path" ? [t("iwari-choice-settlements")] : []),
  ];
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
  picture: (map) => PICTURES[map] ?? scene,
  line: (map) => t(`iwari-lobby-line-${map}`),
  about: (map) => [t(`iwari-lobby-text-${map}`)],
  choice: (name) => ({ title: t(`iwari-choice-${name}`), line: t(`iwari-choice-line-${name}`) }),
  value: (_, deed) => ({ title: t(`name-${deed}`), line: t(`iwari-deed-line-${deed}`) }),
  Chip,
  extras,
  side: () => "",
  company: ({ players }) => (players === 2 ? t("iwari-lobby-two") : ""),
  neutral: "iwari-lobby-third",
};
