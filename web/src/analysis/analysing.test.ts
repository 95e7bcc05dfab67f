import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Declined } from "../net/api";
import type { Analysis } from "../net/protocol";
import { Analysing, type Source } from "./analysing.svelte";
import { report } from "./example";

const at = (state: Analysis["state"], share = 0): Analysis => ({ state, share, report: state === "done" ? report() : null });

/** A server that says one thing after the other, and remembers what it was asked. */
class Server implements Source {
  readonly asked: string[] = [];
  constructor(public says: (Analysis | Error)[]) {}

  look = () => this.#next("look");
  ask = (idle: boolean) => this.#next(idle ? "ask if idle" : "ask");
  stop = () => this.#next("stop");

  async #next(what: string): Promise<Analysis> {
    this.asked.push(what);
    const next = this.says.shift() ?? at("none");
    if (next instanceof Error) throw next;
    return next;
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function opened(begin: boolean, ...says: (Analysis | Error)[]): Promise<[Analysing, Server]> {
  const server = new Server(says);
  const analysing = new Analysing(server);
  await analysing.open(begin);
  return [analysing, server];
}

describe("an analysis", () => {
  it("is followed until it is there", async () => {
    const [analysing, server] = await opened(true, at("waiting"), at("running", 0.5), at("done"));
    expect(analysing.underWay).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(analysing.now?.share).toBe(0.5);
    await vi.advanceTimersByTimeAsync(10000);
    expect(analysing.report).not.toBeNull();
    expect(server.asked).toEqual(["ask if idle", "look", "look"]);
  });

  it("is only looked at by those who have not played", async () => {
    const [analysing, server] = await opened(false, at("none"));
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.asked).toEqual(["look"]);
    expect(analysing.now?.state).toBe("none");
  });

  it("is stopped, and not asked for again by itself", async () => {
    const [analysing, server] = await opened(true, at("running"), at("stopped"));
    await analysing.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect([analysing.now?.state, server.asked]).toEqual(["stopped", ["ask if idle", "stop"]]);
  });

  it("is asked for again when the server was started anew", async () => {
    const [analysing, server] = await opened(true, at("running"), at("none"), at("waiting"), at("done"));
    await vi.advanceTimersByTimeAsync(3000);
    expect(server.asked).toEqual(["ask if idle", "look", "ask", "look"]);
    expect(analysing.report).not.toBeNull();
  });

  it("is waited for while the server cannot be reached", async () => {
    const lost = new Declined({ key: "web-unreachable", args: {} }, null, 0);
    const [analysing] = await opened(true, at("running"), lost, at("done"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(analysing.underWay).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(analysing.report).not.toBeNull();
  });

  it("says why it is refused", async () => {
    const full = new Declined({ key: "refused-analysis-full", args: {} }, null, 409);
    const [analysing] = await opened(false, at("none"), full);
    await analysing.ask();
    expect([analysing.refusal?.key, analysing.now?.state, analysing.busy]).toEqual(["refused-analysis-full", "none", false]);
  });

  it("goes on unseen when its page is left", async () => {
    const [analysing, server] = await opened(true, at("running"), at("running"));
    analysing.end();
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.asked).toHaveLength(1);
  });
});
