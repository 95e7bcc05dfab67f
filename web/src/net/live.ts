// The socket of a table: it comes back by itself, and asks for what it missed.

import { Declined } from "./api";
import type { GameEvent, HintAnswer, Message, Moment, ToClient, ToServer } from "./protocol";

export type Link = "connecting" | "open" | "lost" | "closed";

const FIRST_WAIT = 400; // ms before the first new attempt; doubled each time
const LONGEST_WAIT = 8000;
const BEAT = 25_000; // ms between pings, so that dead lines are noticed
const FINAL = 4400; // close codes from here on: the server said why, and asking again is useless
const LIMIT = 1008; // too many messages

interface Waiting {
  resolve: (answer: ToClient) => void;
  reject: (reason: Declined) => void;
}

export interface Listener {
  hear(message: ToClient): void;
  linked(link: Link): void;
}

/** One table's socket. */
export class Live {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #request = 0;
  #waiting = new Map<number, Waiting>();
  #beat = 0;
  #heard = true;
  #retry = 0;
  #over = false;
  viewer: number | null = null;
  last = 0;

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {}

  /** Connect, and stay connected until `close`. */
  open(viewer: number | null): void {
    this.viewer = viewer;
    this.#connect();
  }

  /** See from another seat: the server answers with the whole state. */
  viewFrom(seat: number | null): void {
    this.viewer = seat;
    this.last = 0;
    this.#send({ type: "hello", look: seat, last: 0 });
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    this.#socket?.close();
    this.listener.linked("closed");
  }

  /** Try at once instead of waiting. */
  retry(): void {
    if (this.#socket?.readyState === WebSocket.OPEN || this.#over) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  decide(number: number, event: GameEvent): Promise<ToClient> {
    return this.#ask((request) => ({ type: "decide", request, number, event }));
  }

  undo(number: number): Promise<ToClient> {
    return this.#ask((request) => ({ type: "undo", request, number }));
  }

  /** What a lesson says has been read. */
  goOn(number: number): Promise<ToClient> {
    return this.#ask((request) => ({ type: "go-on", request, number }));
  }

  /** Say a phrase to everybody at the table. */
  signal(phrase: string, about: string | null): Promise<ToClient> {
    return this.#ask((request) => ({ type: "signal", request, phrase, about }));
  }

  /** What becomes of a decision half made; both are the game's own. */
  async draft<Drafted>(draft: unknown): Promise<Drafted> {
    const answer = await this.#ask((request) => ({ type: "draft", request, draft }));
    if (answer.type !== "drafted") throw new Declined({ key: "web-unreachable", args: {} }, null, 0);
    return answer.draft as Drafted;
  }

  /** What would be good; `longer`: after thinking further than the last time. */
  async hint(number: number, longer: boolean): Promise<HintAnswer> {
    const answer = await this.#ask((request) => ({ type: "hint", request, number, longer }));
    if (answer.type !== "hinted") throw new Declined({ key: "web-unreachable", args: {} }, null, 0);
    return answer;
  }

  /** How the table stood after rows, as far as they moved the game and stand; an answer may be cut short. */
  async past(first: number, last: number): Promise<Moment[]> {
    const answer = await this.#ask((request) => ({ type: "past", request, first, last }));
    if (answer.type !== "past") throw new Declined({ key: "web-unreachable", args: {} }, null, 0);
    return answer.moments;
  }

  /** Why a wish cannot be met: always ends as a message. */
  async why(wish: unknown): Promise<{ message: Message; rule: string | null }> {
    try {
      await this.#ask((request) => ({ type: "why", request, wish }));
    } catch (error) {
      if (error instanceof Declined) return { message: error.reason, rule: error.rule };
      throw error;
    }
    return { message: { key: "web-unreachable", args: {} }, rule: null };
  }

  #connect(): void {
    this.listener.linked(this.last === 0 && this.#wait === FIRST_WAIT ? "connecting" : "lost");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#heard = true;
      this.#send({ type: "hello", look: this.viewer, last: this.last });
      clearInterval(this.#beat);
      this.#beat = window.setInterval(() => this.#ping(socket), BEAT);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ToClient);
    socket.onclose = (event) => this.#closed(socket, event.code);
  }

  #ping(socket: WebSocket): void {
    if (!this.#heard) socket.close();
    this.#heard = false;
    this.#send({ type: "ping" });
  }

  #closed(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    clearInterval(this.#beat);
    for (const waiting of this.#waiting.values()) {
      waiting.reject(new Declined({ key: "web-unreachable", args: {} }, null, 0));
    }
    this.#waiting.clear();
    if (this.#over) return;
    if (code >= FINAL) {
      this.close();
      return;
    }
    this.listener.linked("lost");
    const wait = code === LIMIT ? LONGEST_WAIT : this.#wait;
    this.#retry = window.setTimeout(() => this.#connect(), wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hear(message: ToClient): void {
    this.#heard = true;
    if (message.type === "state" || message.type === "news") this.last = message.number;
    if ("request" in message && message.request !== null) {
      const waiting = this.#waiting.get(message.request);
      this.#waiting.delete(message.request);
      if (message.type === "refused") waiting?.reject(new Declined(message.message, message.rule, 409));
      else waiting?.resolve(message);
      return;
    }
    if (message.type === "state") this.listener.linked("open");
    this.listener.hear(message);
  }

  #ask(make: (request: number) => ToServer): Promise<ToClient> {
    const request = ++this.#request;
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        reject(new Declined({ key: "web-unreachable", args: {} }, null, 0));
        return;
      }
      this.#waiting.set(request, { resolve, reject });
      this.#send(make(request));
    });
  }

  #send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
