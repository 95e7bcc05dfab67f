// Forager, a bot for Bivouac: it takes what brings its side most, as far as it can see now.
//
//     bivouac arena dewan --bot "forager=node forager.js" --a forager --b random
//
// It needs Node 20 and no packages. docs/bots-by-others.md explains what is said here.

"use strict";

const { createInterface } = require("node:readline");

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

/** Send a line of JSON. */
function say(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

/** The next line of JSON; when there are no more, our work is done. */
async function listen() {
  const { value, done } = await lines.next();
  return done ? process.exit() : JSON.parse(value);
}

/** Numbers from 0 to 1 that the seed alone decides: the same seed plays the same game. */
function randomOf(seed) {
  let state = seed % 4294967296;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const clamp = (number, most) => Math.max(-most, Math.min(most, number));
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** One seat of one game. */
class Forager {
  constructor({ game, options, components, seat, sides, seed }) {
    this.seat = seat;
    this.side = seat % sides;
    this.components = components;
    this.random = randomOf(seed);
    const spots = components.map?.spots ?? [];
    this.territories = new Map(spots.map((spot) => [spot.id, spot.territory]));
    const againstVoid = (options.mode ?? "versus") !== "versus";
    this.judge = { dewan: this.dewan, iwari: againstVoid ? this.void : this.iwari }[game];
  }

  /** The event of the plan we like best; chance decides between equals. */
  async decide({ view, plans, request }) {
    this.view = view;
    let best = { worth: -Infinity };
    for (const { event, brings } of plans) {
      const known = brings ?? (event.do === "build" ? await this.askAbout(event, request) : null);
      const worth = this.judge(event, known ?? {}) + this.random() / 1000;
      if (worth > best.worth) best = { worth, event };
    }
    return best.event;
  }

  /** What two pieces bring together: as a decision half made, the game tells us. */
  async askAbout({ pieces, cards }, request) {
    say({ type: "draft", request, draft: { pieces, cards } });
    const answer = await listen();
    if (answer.type === "refused") return null;
    const place = pieces[pieces.length - 1];
    return { gains: answer.draft.build.gains, territory: place.territory ?? this.territories.get(place.spot) };
  }

  // ---------------------------------------------------- what a plan is worth, in points

  /** How much more we gain than the best of the others. */
  lead(points) {
    const others = points.filter((_, side) => side !== this.side);
    return points[this.side] - Math.max(0, ...others);
  }

  /** A camp, a half of a card, a marker: points, and how much nearer our stories come. */
  dewan(event, brings) {
    if (event.do === "story") return sum((brings.needs ?? []).map(({ have, need }) => Math.min(have, need) - need));
    if (event.do === "take") return 1 + event.slots.length / 4 - (brings.forgone ?? []).length;
    const gains = brings.gains ?? brings.change?.gains;
    if (!gains) return (brings.catch ?? -1) - (event.card ? 1 : 0);
    const nearer = gains.stories.map(({ id, before, after, need }) => {
      return (this.components.stories[id].points * (after - before)) / need;
    });
    const price = (brings.cards ?? 0) + (brings.gifts ?? 0);
    const settled = event.do === "place" ? 3 : 0; // the game ends when the camps are gone
    return this.lead(gains.points) + sum(nearer) + gains.rewards + settled - price / 2;
  }

  /** Pieces on the map; a card in hand is worth something too. */
  iwari(event, { gains, points }) {
    if (event.do === "build" && gains) {
      const extra = gains.settlement / 2 + gains.deeds.length;
      return this.lead(gains.points) + extra - 0.4 * event.cards.flat().length;
    }
    if (event.do === "deed" || event.do === "walk") return points?.length > this.side ? this.lead(points) : 0;
    return { draw: 0, explore: 0.5, pass: -2 }[event.do] ?? -1;
  }

  /** Against the void: hold territories, and leave no card for the void to act with. */
  void(event, brings) {
    if (event.do === "draw") return this.suits(event);
    const gains = brings.gains?.void ?? brings.gains;
    if (!gains?.claims) return { skip: 5, explore: 0.5, pass: -2 }[event.do] ?? -0.5;
    if (gains.ends && gains.beaten) return -100;
    const claims = sum(Object.values(gains.claims).map((side) => (side === "players" ? 6 : -6)));
    const place = brings.territory ?? this.territories.get(event.spot); // a piece, or a ruin
    const tipped = this.hold(gains.tents, gains.totems) - this.held(place);
    const luck = 2 * gains.free - 3 * gains.acts - gains.haunts - 5 * gains.lost;
    const idle = brings.gains.forgone === "void" ? 12 : 0;
    const [before, after] = gains.group;
    return 0.5 * (event.pieces ?? []).length + claims + tipped + luck + idle - 0.3 * (after - before);
  }

  /** How sure a territory is of being ours, as it stands. */
  held(territory) {
    const { verdict } = this.view.territories.find(({ id }) => id === territory);
    return this.hold([verdict.tents, verdict.ruins], [verdict.totems, verdict.void_totems]);
  }

  /** The same with so many pieces of ours and of the void: most tents count as a totem. */
  hold([tents, ruins], [totems, voidTotems]) {
    const margin = Math.sign(tents - ruins) + totems - voidTotems;
    return 3 * clamp(margin, 1) + clamp(margin, 2) + 0.5 * clamp(tents - ruins, 3);
  }

  /** Three cards make two pieces if two of them are alike, and none is left for the void. */
  suits({ from, card }) {
    if (from === "deck") return 0.9;
    const biomes = this.components.cards;
    const alike = this.view.seats[this.seat].hand.filter((held) => biomes[held] === biomes[card]).length;
    return [0.2, 2, 0.1, 0][Math.min(alike, 3)] - (biomes[card] === "void" ? 1 : 0);
  }
}

/** Play game after game, for as long as there is anything to read. */
async function main() {
  let bot = null;
  let turn = null;
  for (;;) {
    const told = await listen();
    if (told.type === "hello") {
      bot = new Forager(told);
      if (bot.judge) say({ type: "ready" });
      else say({ type: "declines", why: `nobody has taught me ${told.game}` });
    } else if (told.type === "decide") {
      turn = told;
      say({ type: "decide", request: turn.request, event: await bot.decide(turn) });
    } else if (told.type === "refused") {
      console.error(told.reason); // a mistake of ours: a plan is always legal
      say({ type: "decide", request: turn.request, event: turn.plans[0].event });
    }
  }
}

void main();
