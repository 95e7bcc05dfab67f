import type { Component } from "svelte";
import { expect, test } from "vitest";
import { given } from "./given";

interface Props {
  step: number;
  sources: string[];
}

/** What a component is drawn with. */
function drawnWith(some: Partial<Props>, others: Partial<Props>): Props {
  let seen: Props | null = null;
  const Part = ((_: unknown, props: Props) => void (seen = props)) as unknown as Component<Props, object, "step">;
  const Whole = given(Part, some) as unknown as (internals: unknown, props: Partial<Props>) => void;
  Whole(null, others);
  return seen as unknown as Props;
}

test("what is given beforehand goes with what the shell gives", () => {
  expect({ ...drawnWith({ sources: ["scene.svg"] }, { step: 2 }) }).toEqual({ sources: ["scene.svg"], step: 2 });
});

test("what the shell gives is read when it is needed, and written where it is bound", () => {
  let step = 1;
  const bound = {
    get step() {
      return step;
    },
    set step(value: number) {
      step = value;
    },
  };
  const props = drawnWith({ sources: [] }, bound);
  step = 5;
  expect(props.step).toBe(5);
  props.step = 6;
  expect(step).toBe(6);
});
