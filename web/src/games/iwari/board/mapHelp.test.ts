import "../../../language/testing";
import { beforeAll, expect, test } from "vitest";
import { hasWords, speak, speakOf } from "../../../language/speak.svelte";
import { atlas, atlasView, components, view, voidView } from "./example";
import { layOut } from "./layout";
import { placeHelp } from "./mapHelp";

const key = (place: string, now = view) => placeHelp(now, layOut(components), place)?.key ?? null;
const atlasKey = (place: string) => placeHelp(atlasView, layOut(atlas), place)?.key ?? null;

beforeAll(async () => {
  await speak("en");
  await speakOf("iwari");
});

test("land explains its biome, a piece itself, a connection how it scores", () => {
  expect(key("territory:west")).toBe("help-iwari-biome-tundra");
  expect(key("spot:west-1")).toBe("help-iwari-tent");
  expect(key("spot:middle-2")).toBe("help-iwari-biome-forest");
  expect(key("totem:west")).toBe("help-iwari-totem");
  expect(key("connection:1")).toBe("help-iwari-mountain");
  expect(key("connection:2")).toBe("help-iwari-sea");
});

test("so does whatever maps of the atlas add", () => {
  const wanted = { "connection:1": "storm", "connection:2": "ruin", "spot:west-2": "fortification", "spot:middle-3": "ruin", "spot:east-1": "discovery", "token:ford": "contested", "centre:void": "centre" };
  for (const [place, what] of Object.entries(wanted)) expect(atlasKey(place)).toBe(`help-iwari-${what}`);
});

test("against the void a place says how it stands, and connections only whose turn they are", () => {
  expect(key("territory:west", voidView)).toBe("help-iwari-claim-void");
  expect(key("totem:middle", voidView)).toBe("help-iwari-against-totem");
  expect(key("totem:east", voidView)).toBe("help-iwari-would-claim");
  expect(key("spot:west-2", voidView)).toBe("help-iwari-marked");
  expect(key("connection:1", voidView)).toBe("help-iwari-void-pawn");
  expect(key("connection:2", voidView)).toBe(null);
});

test("every place has words and a rule", () => {
  const layout = layOut(atlas);
  const places = [...layout.spots.map(({ id }) => `spot:${id}`), ...layout.territories.flatMap(({ id }) => [`territory:${id}`, `totem:${id}`]), "connection:1", "connection:2", "centre:void", "token:ford"];
  for (const place of places) {
    const help = placeHelp(atlasView, layout, place);
    expect(help !== null && hasWords(help.key) && help.rule, place).toBeTruthy();
  }
});
