import { describe, expect, it } from "vitest";
import type { SeatInfo, TableInfo, Thinking, View } from "../net/protocol";
import { thoughtOf } from "./thinking";

const seat = (bot: string | null): SeatInfo => ({
  ...{ seat: 0, kind: bot === null ? "person" : "bot", name: "", bot },
  ...{ connected: true, left: false, mine: false, local: false },
});
const table = (status: TableInfo["status"] = "playing", bot: string | null = "level5") =>
  ({ status, seats: [seat(null), seat(bot)] }) as TableInfo;
const awaiting = (decides: number | null) => ({ decides }) as View;
const TOLD: Thinking = { type: "thinking", seat: 1, share: 0.4 };

describe("a bot that thinks", () => {
  it("is seen while its decision is awaited", () => {
    expect(thoughtOf(TOLD, table(), awaiting(1))).toBe(TOLD);
  });

  it("is not seen before it was heard of", () => {
    expect(thoughtOf(null, table(), awaiting(1))).toBeNull();
  });

  it("is not seen as long as the page shows somebody else's turn", () => {
    expect(thoughtOf(TOLD, table(), awaiting(0))).toBeNull();
    expect(thoughtOf(TOLD, table(), null)).toBeNull();
  });

  it("is forgotten when the player it stood in for is back", () => {
    expect(thoughtOf(TOLD, table("playing", null), awaiting(1))).toBeNull();
  });

  it("is forgotten when the table has ended", () => {
    expect(thoughtOf(TOLD, table("ended"), awaiting(1))).toBeNull();
  });
});
