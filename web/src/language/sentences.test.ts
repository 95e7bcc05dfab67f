import "./testing";
import { expect, test } from "vitest";
import { sentences } from "./speak.svelte";

test("a space parts sentences, but for Japanese ones", () => {
  expect(sentences(["Maren builds.", "Aiko passes."])).toBe("Maren builds. Aiko passes.");
  expect(sentences(["マレンは建てました。", "あなたの番です。"])).toBe("マレンは建てました。あなたの番です。");
  expect(sentences([])).toBe("");
});
