import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patiently } from "./patiently";

const LOST = new TypeError("Failed to fetch");

let reachable = true;

beforeEach(() => {
  reachable = true;
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => (reachable ? Promise.resolve(new Response("{}")) : Promise.reject(LOST)));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a server that is away is waited for, however long it takes", async () => {
  reachable = false;
  const load = vi.fn(() => (reachable ? Promise.resolve("part") : Promise.reject(LOST)));
  const loading = patiently(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load.mock.calls.length).toBeGreaterThan(20);
  reachable = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await loading).toBe("part");
});

test("a part that a server which answers does not have is given up", async () => {
  const load = vi.fn(() => Promise.reject(LOST));
  const loading = patiently(load).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await loading).toBe(LOST);
  expect(load).toHaveBeenCalledTimes(5);
});

test("what is wrong with a part itself is told at once", async () => {
  const broken = new SyntaxError("unexpected token");
  await expect(patiently(() => Promise.reject(broken))).rejects.toBe(broken);
});
