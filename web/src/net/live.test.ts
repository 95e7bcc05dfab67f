import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live } from "./live";
import type { ToClient, ToServer } from "./protocol";

/** A line to a server that the test itself answers for. */
class Line {
  static readonly OPEN = 1;
  static newest: Line;
  readyState = 0;
  sent: ToServer[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};

  constructor() {
    Line.newest = this;
  }

  open(): void {
    this.readyState = Line.OPEN;
    this.onopen();
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  tell(message: Partial<ToClient>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A table that is looked at from seat 0, and has been told of seven rows. */
function told(): Live {
  const live = new Live("t", { hear: () => {}, linked: () => {} });
  live.open(0);
  Line.newest.open();
  Line.newest.tell({ type: "state", number: 7 });
  return live;
}

describe("the socket of a table", () => {
  it("asks for the whole log when another seat sees", () => {
    told().viewFrom(1);
    expect(Line.newest.sent.at(-1)).toEqual({ type: "hello", look: 1, last: 0 });
  });

  it("asks for the whole log of a seat that began to see while the line was lost", () => {
    const live = told();
    const lost = Line.newest;
    lost.close(1006);
    live.viewFrom(1);
    live.retry();
    expect(Line.newest).not.toBe(lost);
    Line.newest.open();
    expect(Line.newest.sent).toEqual([{ type: "hello", look: 1, last: 0 }]);
  });

  it("asks the same seat's new line only for what it missed", () => {
    const live = told();
    Line.newest.close(1006);
    live.retry();
    Line.newest.open();
    expect(Line.newest.sent).toEqual([{ type: "hello", look: 0, last: 7 }]);
  });
});
