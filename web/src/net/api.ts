// Requests over HTTP. A refusal becomes a Declined, whose message every client says in its language.

import type {
  Catalogue,
  DrillAnswer,
  Drills,
  ErrorReply,
  Lessons,
  Lobby,
  Me,
  Message,
  OwnGames,
  PosedDrill,
  Ready,
  Replay,
  TableInfo,
  TableRequest,
} from "./protocol";

/** The server said no, or could not be reached. */
export class Declined extends Error {
  constructor(
    readonly reason: Message,
    readonly rule: string | null,
    readonly status: number,
  ) {
    super(reason.key);
  }
}

const UNREADY = ["refused-preparing", "refused-not-prepared"];

/** Which rules are not ready, where that is why the server said no. */
export function unreadyRules(reason: Message): { game: string; way: string } | null {
  return UNREADY.includes(reason.key) ? { game: String(reason.args.game), way: String(reason.args.way) } : null;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let reply: Response;
  try {
    const headers = body === undefined ? undefined : { "Content-Type": "application/json" };
    const content = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
    reply = await fetch(path, { method, headers, body: content, credentials: "same-origin" });
  } catch {
    throw new Declined({ key: "web-unreachable", args: {} }, null, 0);
  }
  if (reply.ok) return (await reply.json()) as T;
  const refusal = (await reply.json().catch(() => null)) as ErrorReply | null;
  const message = refusal?.error?.message ?? { key: "web-unreachable", args: {} };
  throw new Declined(message, refusal?.error?.rule ?? null, reply.status);
}

const tablePath = (id: string, rest = "") => `/api/tables/${encodeURIComponent(id)}${rest}`;

async function act(id: string, verb: string, body: object = {}): Promise<TableInfo> {
  return (await ask<{ table: TableInfo }>("POST", tablePath(id, `/${verb}`), body)).table;
}

/** All requests there are, one verb each. */
export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  rename: (name: string) => ask<Me>("PUT", "/api/me", { name }),
  catalogue: () => ask<Catalogue>("GET", "/api/catalogue"),
  ready: () => ask<Ready>("GET", "/api/ready"),
  lobby: () => ask<Lobby>("GET", "/api/lobby"),
  ownGames: (before: string | null) =>
    ask<OwnGames>("GET", before === null ? "/api/games" : `/api/games?before=${encodeURIComponent(before)}`),
  lessons: () => ask<Lessons>("GET", "/api/lessons"),
  learn: async (game: string, lesson: string, afresh: boolean) =>
    (await ask<{ table: string }>("POST", "/api/lessons", { game, lesson, afresh })).table,
  drills: () => ask<Drills>("GET", "/api/drills"),
  pose: (game: string, kind: string, number: number) => ask<PosedDrill>("GET", `/api/drills/${game}/${encodeURIComponent(kind)}/${number}`),
  answer: (game: string, kind: string, number: number, chosen: readonly string[]) =>
    ask<DrillAnswer>("POST", `/api/drills/${game}/${encodeURIComponent(kind)}/${number}`, { chosen }),
  create: async (request: TableRequest) => (await ask<{ table: string }>("POST", "/api/tables", request)).table,
  info: async (id: string) => (await ask<{ table: TableInfo }>("GET", tablePath(id))).table,
  join: (id: string, seat: number | null, name: string) => act(id, "join", { seat, name }),
  claim: (id: string, key: string) => act(id, "claim", { key }),
  renameSeat: (id: string, seat: number, name: string) => act(id, "rename", { seat, name }),
  leave: (id: string) => act(id, "leave"),
  comeBack: (id: string, seat: number) => act(id, "return", { seat }),
  standIn: (id: string, seat: number, bot: string) => act(id, "stand-in", { seat, bot }),
  fill: (id: string, seat: number, bot: string) => act(id, "fill", { seat, bot }),
  voteEnd: (id: string, agree: boolean) => act(id, "end", { agree }),
  again: async (id: string) => (await ask<{ table: string }>("POST", tablePath(id, "/again"), {})).table,
  seatKey: async (id: string, seat: number) =>
    (await ask<{ key: string }>("GET", tablePath(id, `/seat-link?seat=${seat}`))).key,
  record: (id: string) => ask<unknown>("GET", tablePath(id, "/record")),
  replay: (id: string, viewer: number | "all") => ask<Replay>("GET", tablePath(id, `/replay?look=${viewer}`)),
  replayRecord: (record: string, viewer: number | "all") =>
    ask<Replay>("POST", `/api/replay?look=${viewer}`, record),
};
