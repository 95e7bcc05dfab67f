import { describe, expect, test } from "vitest";
import map from "../../../../gallery/iwari/map-new-horizons.json";
import type { Components } from "../protocol";
import { formOf, majorityOf, type Majority } from "./badges";
import { territory } from "./example";
import { isInside, overlap, placeLabels, type Label } from "./labels";
import { layOut } from "./layout";
import { sizesAt } from "./sizes";

const layout = layOut(map as unknown as Components);
const names = new Map(layout.territories.map(({ id }) => [id, id]));
const busy: Majority = { leaders: { tribes: [0], points: 12 }, next: { tribes: [1, 2], points: 6 }, free: 0, pawns: 0 };

function labelsAt(scale: number): Label[] {
  return placeLabels(layout, sizesAt(scale), names, (_, look) => formOf(busy, look), [3, 14]);
}

describe("sizes", () => {
  test.each([0.6, 0.7, 0.9, 1, 1.5, 2.4])("words have 11 pixels at %d pixels per unit, digits of signs 10", (scale) => {
    const sizes = sizesAt(scale);
    expect(12 * sizes.badge * scale).toBeGreaterThan(10.75);
    expect(13 * sizes.sign * scale).toBeGreaterThan(10);
  });

  test.each([0.36, 0.42, 0.45, 0.52])("the whole map on a phone, %d pixels per unit, has names and numbers of 9 pixels", (scale) => {
    const sizes = sizesAt(scale);
    expect(sizes.far).toBe(false);
    expect(12 * sizes.badge * scale).toBeGreaterThan(9);
    expect(12 * sizes.sign * scale).toBeGreaterThan(9);
  });

  test("near by, badges grow no further", () => {
    expect(sizesAt(2.4).badge * 2.4).toBeCloseTo(1.3, 1);
  });
});

describe("labels of territories", () => {
  test("at the size of the drawing they stand where the map says", () => {
    for (const { territory: own, at } of labelsAt(1)) expect(at).toEqual(own.badge);
  });

  test.each([0.45, 0.62, 0.75, 0.9])("none covers another at %d pixels per unit", (scale) => {
    const labels = labelsAt(scale);
    labels.forEach((one, i) => {
      for (const other of labels.slice(i + 1)) expect(overlap(one.box, other.box)).toBeLessThan(60);
    });
  });

  test("none strays into another territory", () => {
    for (const { territory: own, at } of labelsAt(0.7)) {
      const others = layout.territories.filter((each) => each.id !== own.id && isInside(each.points, at));
      const moved = Math.hypot(at.x - own.badge.x, at.y - own.badge.y);
      expect(others.length === 0 || moved < 10).toBe(true);
    }
  });

  test.each([0.42, 0.45, 0.5])("on a phone, %d pixels per unit, they are larger where there is room, and none loses its name for it", (scale) => {
    const sizes = sizesAt(scale);
    const place = (roomy: readonly number[]) => placeLabels(layout, { ...sizes, roomy }, names, (_, look) => formOf(busy, look), [3, 14]);
    const small = place([]);
    const labels = place(sizes.roomy);
    expect(labels.map(({ form }) => form.look)).toEqual(small.map(({ form }) => form.look));
    const pixels = labels.map(({ grow }) => 12 * grow * scale);
    expect(Math.max(...pixels)).toBeGreaterThan(10.75);
    expect(pixels.filter((size) => size > 9.75).length).toBeGreaterThanOrEqual(5);
    labels.forEach((one, i) => {
      for (const other of labels.slice(i + 1)) expect(overlap(one.box, other.box)).toBeLessThan(60);
    });
  });

  test("far away only leaders and their points are left", () => {
    expect(labelsAt(0.3).every((label) => label.form.look === "pill")).toBe(true);
  });
});

describe("MajorityBadge", () => {
  const ranks = [
    { tribe: 2, tents: 3, rank: 1, points: 7, doubled: false },
    { tribe: 0, tents: 1, rank: 2, points: 3, doubled: false },
    { tribe: 1, tents: 1, rank: 2, points: 3, doubled: false },
  ];

  test("it names the leaders and the runners-up, tied ones together", () => {
    const { leaders, next } = majorityOf(territory("west", { ranks }));
    expect(leaders).toEqual({ tribes: [2], points: 7 });
    expect(next).toEqual({ tribes: [0, 1], points: 3 });
  });

  test("nobody leads where no tent stands", () => {
    expect(majorityOf(territory("west")).leaders).toBeNull();
  });

  test("it is never wider than the map's checker allows", () => {
    const five: Majority = { leaders: { tribes: [0], points: 24 }, next: { tribes: [1, 2, 3, 4], points: 12 }, free: 0, pawns: 2 };
    expect(formOf(five, "full").width).toBeLessThanOrEqual(98);
    expect(formOf(busy, "short").width).toBeLessThan(formOf(busy, "full").width);
  });
});
