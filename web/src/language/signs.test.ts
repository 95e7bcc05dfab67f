import { expect, test } from "vitest";
import { begun, lengthOf, partsOf, signsOf, struck } from "./signs";

test("signs stand in the middle of a sentence", () => {
  const text = `Aiko takes ${signsOf("forest 2*desert")}.`;
  expect(partsOf(text).map((part) => part.sign ?? part.text)).toEqual(["Aiko takes ", "forest", "2*desert", "."]);
});

test("the same sign several times over", () => {
  expect(partsOf(signsOf("back", 3)).map((part) => part.sign)).toEqual(["back", "back", "back"]);
  expect(partsOf(signsOf(""))).toEqual([]);
});

test("what was taken back is told apart", () => {
  const parts = partsOf(`You ${struck(`build ${signsOf("tent")}`)}, swap`);
  expect(parts.map((part) => part.gone)).toEqual([false, true, true, false]);
});

test("a sign is read like a short word", () => {
  expect(lengthOf(`take ${signsOf("forest desert")}`)).toBe(5 + 2 * 3);
});

test("a line begins with a capital, struck out or not, but not behind a sign", () => {
  expect(begun("it pours, a new pile", "en")).toBe("It pours, a new pile");
  expect(begun(struck("die Flut steigt"), "de")).toBe(struck("Die Flut steigt"));
  expect(begun("événement", "fr")).toBe("Événement");
  expect(begun(`${signsOf("void")} aside`, "en")).toBe(`${signsOf("void")} aside`);
  expect(begun("接続3で感染", "ja")).toBe("接続3で感染");
});
