// What a game of another package says to the plain face, and what its own module, if it has one, is told and asked.

import type { GameEvent, Message, Offer, View } from "../../net/protocol";

/** A decision that can be made as it stands. */
export interface PlainChoice {
  event: GameEvent;
  label: Message;
  line?: Message; // what it costs or brings
}

export interface PlainOffer extends Offer {
  choices: PlainChoice[];
}

/** Its sentences are all there is to see without a drawing, and are read aloud with one. */
export interface PlainView extends View {
  seats: { hand_size: number; line?: Message }[]; // line: what a player has, in short
  lines?: Message[]; // what else lies on the table
}

/** What a module gets to draw a table, or a moment of a replay. */
export interface Shown {
  view: PlainView;
  components: unknown;
  names: string[]; // by seat
  reader: number | null; // the seat looked from
  choices: PlainChoice[]; // [] while this reader has nothing to decide
  chosen: number | null; // which of them would be confirmed
  choose(choice: number): void; // as its button does; chosen once more: the focus goes to Confirm
  say(message: Message): string; // in the reader's language
}

export interface Drawn {
  update(shown: Shown): void; // something has changed
  destroy?(): void; // the page goes; what was put into the target goes with it
}

/** The module that game.json names as `face`. It may use the colours of the house: var(--panel), var(--ink) ... */
export interface PlainModule {
  board(target: HTMLElement, shown: Shown): Drawn;
}
