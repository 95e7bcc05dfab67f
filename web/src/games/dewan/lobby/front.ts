// Dewan in the lobby.

import { t } from "../../../language/speak.svelte";
import type { Front } from "../../front";
import classic from "./pictures/classic.svg";
import downpour from "./pictures/downpour.svg";
import lake from "./pictures/lake.svg";
import scene from "./pictures/scene.svg";
import team from "./pictures/team.svg";
import volcano from "./pictures/volcano.svg";
import Sign from "./Sign.svelte";
import Sketch from "./Sketch.svelte";
import StepPicture from "./StepPicture.svelte";

const PICTURES: Record<string, string> = { classic, team, downpour, volcano, lake };

export const front: Front = {
  Sprite: null,
  scene,
  size: "dewan-lobby-size",
  pitch: "dewan-lobby-pitch",
  credits: "dewan-lobby-credits",
  Sign,
  ground: "linear-gradient(#e8c88e, #c98f55)",
  Sketch,
  steps: [
    { title: "dewan-lobby-first-take", line: "dewan-lobby-first-take-line" },
    { title: "dewan-lobby-first-travel", line: "dewan-lobby-first-travel-line" },
    { title: "dewan-lobby-first-tell", line: "dewan-lobby-first-tell-line" },
  ],
  StepPicture,
  ways: null,
  heading: "dewan-lobby-scenario",
  picture: (scenario) => PICTURES[scenario] ?? scene,
  line: (scenario) => t(`dewan-lobby-line-${scenario}`),
  about: (scenario) => [t(`dewan-lobby-text-${scenario}`), t(`dewan-lobby-score-${scenario}`)],
  groups: [], // there is nothing else to choose
  choice: (name) => ({ title: name, line: "" }),
  value: (_, value) => ({ title: value, line: "" }),
  Chip: null,
  extras: () => [],
  together: () => false,
  side: ({ scenario }, seat) => {
    if (scenario !== "team") return "";
    return t(seat % 2 === 0 ? "dewan-lobby-partner" : "dewan-lobby-rival");
  },
  company: () => null,
  outcome: () => "",
  neutral: "",
};
