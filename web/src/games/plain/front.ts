// A game of another package in the lobby: its own pictures and words, in the frames of the house.

import { hasWords, t } from "../../language/speak.svelte";
import { fileOf, type PlugIn } from "../../net/plugIns";
import type { Front, Words } from "../front";
import { given } from "./given";
import Pictures from "./Pictures.svelte";
import plainScene from "./scene.svg";
import { firstOf, learnWords } from "./words";

const said = (key: string) => (hasWords(key) ? t(key) : "");

/** What the lobby shows of a game, with its words. */
export async function frontOf(game: string, about: PlugIn): Promise<Front> {
  await learnWords(game);
  const scene = about.scene === undefined ? plainScene : fileOf(game, about.scene);
  const steps = Object.entries(about.steps ?? {});
  const named = (key: string, otherwise: string): Words => ({
    title: hasWords(key) ? t(key) : otherwise,
    line: said(`${key}-line`),
  });
  return {
    Sprite: null,
    scene,
    size: firstOf(`${game}-lobby-size`, "plain-size"),
    pitch: firstOf(`${game}-lobby-pitch`, "plain-pitch"),
    credits: hasWords(`${game}-lobby-credits`) ? `${game}-lobby-credits` : "",
    Sign: given(Pictures, { sources: [scene], step: 0 }),
    ground: "var(--panel2)",
    Sketch: null,
    steps: steps.map(([name]) => ({ title: `${game}-lobby-first-${name}`, line: `${game}-lobby-first-${name}-line` })),
    StepPicture: given(Pictures, { sources: steps.map(([, file]) => fileOf(game, file)) }),
    ways: null,
    heading: firstOf(`${game}-lobby-main`, "plain-main"),
    picture: (value) => (about.pictures?.[value] === undefined ? scene : fileOf(game, about.pictures[value])),
    line: (value) => said(`${game}-lobby-line-${value}`),
    about: (value) => [said(`${game}-lobby-text-${value}`)].filter(Boolean),
    groups: [{ title: "plain-options", choices: [] }],
    choice: (name) => named(`${game}-option-${name}`, name),
    value: (choice, value) => named(`${game}-${choice.name}-${value}`, value),
    Chip: null,
    extras: (options) => Object.keys(options).flatMap((name) => (options[name] === true ? [named(`${game}-option-${name}`, name).title] : [])),
    together: () => false,
    side: () => "",
    company: () => null,
    outcome: () => "",
    neutral: "",
  };
}
