import "../language/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { speakOfAnalysis } from "../language/speak.svelte";
import { bandOf, change, changeWith, marginOf, percent, percentWith, pointsOf, tenths, tenthsMargin, wholePercent } from "./figures";

beforeAll(() => speakOfAnalysis("dewan"));

describe("a chance", () => {
  it("is said in whole percent, with how far it may be off", () => {
    expect(percent(0.4321)).toBe("43%");
    expect(percentWith(0.4321, 0.0153)).toBe("43% ±3");
  });

  it("is never said to be certain while it is not", () => {
    expect(percent(0.004)).toBe("under 1%");
    expect(percent(0.9951)).toBe("over 99%");
    expect([percent(0), percent(1)]).toEqual(["0%", "100%"]);
  });

  it("may be off by one point at least, unless it is known", () => {
    expect(marginOf(0.0001)).toBe(1);
    expect(marginOf(0)).toBe(0);
    expect(percentWith(1, 0)).toBe("100%");
  });

  it("lies in a band that ends where chances do", () => {
    expect(bandOf(0.02, 0.02)[0]).toBe(0);
    expect(bandOf(0.99, 0.02)[1]).toBe(1);
    expect(bandOf(0.5, 0.01)).toEqual([0.5 - 0.0196, 0.5 + 0.0196]);
  });
});

describe("a change", () => {
  it("has its sign, and a minus that is none of a keyboard", () => {
    expect([change(0.094), change(-0.112), change(-0.001)]).toEqual(["+9", "−11", "0"]);
    expect(changeWith(-0.112, 0.02)).toBe("−11 ±4");
    expect(Object.is(pointsOf(-0.001), 0)).toBe(true);
  });

  it("without luck may lie beyond all chances", () => {
    expect(wholePercent(-0.31)).toBe("−31%");
    expect(wholePercent(1.2)).toBe("120%");
  });

  it("of a single decision is told in tenths", () => {
    expect([tenths(0.06), tenths(-0.0123), tenths(0.0004)]).toEqual(["6.0", "−1.2", "0.0"]);
    expect([tenthsMargin(0.002), tenthsMargin(0)]).toEqual(["0.4", "0.1"]);
  });
});
