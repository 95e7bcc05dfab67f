// Help in context, as a Svelte attachment: {@attach explains(() => ({ key: "help-card" }))}.
// Shown when the pointer rests, on a long press, and on F1 (or "i") when focused: then its link to
// the rules has the focus until Escape or Tab gives it back. After a long press it stays until another
// place is touched.

import { mount, unmount } from "svelte";
import { hasWords } from "../language/speak.svelte";
import { preferences } from "../preferences.svelte";
import Explanation from "./Explanation.svelte";
import { boxOf } from "../zoom";

export interface Help {
  key: string; // a help-* message
  args?: Record<string, string | number>;
  rule?: string | null; // a rule's id, linked to the rules page
  at?: Element | null; // beside this instead of the explained element
  rest?: number; // ms the pointer rests before help comes
  click?: boolean; // a click shows it too: the element is a button for nothing else
}

const REST = 650; // ms the pointer rests before help comes
const PRESS = 500; // ms of a long press
const TREMBLE = 10; // pixels a pressing finger may move
const LEAVE = 220; // ms to reach the help itself

/** Explain an element; null explains nothing. */
export function explains(help: () => Help | null): (element: Element) => () => void {
  return (element) => {
    const explainer = new Explainer(element, help);
    return () => explainer.stop();
  };
}

let open: Explainer | null = null;
const taken = new WeakSet<Event>(); // by something explained inside something explained

/** Is this event still free? It is taken from now on. */
function take(event: Event): boolean {
  if (taken.has(event)) return false;
  taken.add(event);
  return true;
}

/** Is it part of the help itself, whose link is about to be followed? */
function isNote(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[role=tooltip]") !== null;
}

class Explainer {
  private note: Record<string, unknown> | null = null;
  private at: Element;
  private asker: HTMLElement | SVGElement | null = null; // had the focus when help was asked by key
  private timer = 0;
  private held = false; // a long press, whose click does not count
  private pressed: { x: number; y: number } | null = null; // where a finger went down
  private readonly listening = new AbortController();

  constructor(
    private readonly element: Element,
    private readonly help: () => Help | null,
  ) {
    this.at = element;
    this.listen("pointermove", (event: PointerEvent) => this.rest(event));
    this.listen("pointerleave", (event: PointerEvent) => event.pointerType !== "touch" && this.leave()); // a lifted finger leaves too
    this.listen("pointerdown", (event: PointerEvent) => this.press(event));
    this.listen("pointerup", () => this.held || clearTimeout(this.timer));
    this.listen("pointercancel", () => this.hide());
    this.listen("contextmenu", (event: Event) => this.held && event.preventDefault());
    this.listen("click", (event: Event) => this.swallow(event), true);
    this.listen("keydown", (event: KeyboardEvent) => this.key(event));
    this.listen("focusout", (event: FocusEvent) => this.asker === null && !isNote(event.relatedTarget) && this.hide());
  }

  stop(): void {
    this.listening.abort();
    this.hide();
  }

  private listen(name: string, action: (event: never) => void, capture = false): void {
    this.element.addEventListener(name, action as EventListener, { signal: this.listening.signal, capture });
  }

  private show(): void {
    const wanted = this.help();
    if (this.note || !wanted || !hasWords(wanted.key)) return;
    open?.hide();
    open = this;
    this.at = wanted.at ?? this.element;
    const { key, args, rule } = wanted;
    const props = {
      ...{ key, args, rule, anchor: boxOf(this.at), focusing: this.asker !== null },
      onenter: () => clearTimeout(this.timer),
      onleave: () => this.leave(),
      onclose: () => this.hide(),
    };
    this.note = mount(Explanation, { target: document.body, props });
  }

  private hide(): void {
    clearTimeout(this.timer);
    const { note, asker } = this;
    this.note = this.asker = null;
    if (open === this) open = null;
    if (asker && document.activeElement !== asker) asker.focus({ preventScroll: true });
    if (note) void unmount(note);
  }

  private later(action: () => void, delay: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(action, delay);
  }

  private leave(): void {
    if (this.asker === null) this.later(() => this.hide(), LEAVE);
  }

  private rest(event: PointerEvent): void {
    if (event.pointerType === "touch" && !this.held && this.strays(event)) clearTimeout(this.timer);
    if (event.pointerType !== "mouse" || event.buttons !== 0) return;
    const wanted = this.help();
    if (!wanted || !take(event)) this.leave();
    else if (!this.note) this.later(() => this.show(), wanted.rest ?? REST);
    else if ((wanted.at ?? this.element) === this.at) clearTimeout(this.timer);
    else this.hide();
  }

  /** Does a finger drag rather than press? */
  private strays({ clientX, clientY }: PointerEvent): boolean {
    return this.pressed !== null && Math.hypot(clientX - this.pressed.x, clientY - this.pressed.y) > TREMBLE;
  }

  private press(event: PointerEvent): void {
    this.held = false;
    this.pressed = { x: event.clientX, y: event.clientY };
    if (event.pointerType !== "touch") this.hide();
    else if (take(event)) {
      this.later(() => {
        this.held = true;
        this.show();
      }, PRESS);
    }
  }

  private swallow(event: Event): void {
    if (!this.held) {
      if (this.help()?.click) this.ask();
      return;
    }
    this.held = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Show it to whoever has the focus. */
  private ask(): void {
    clearTimeout(this.timer); // a pointer that has just left would take it away
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement || activeElement instanceof SVGElement) this.asker = activeElement;
    this.show();
    if (this.note === null) this.asker = null;
  }

  private key(event: KeyboardEvent): void {
    const letter = event.key === "i" && preferences.letters && !event.ctrlKey && !event.metaKey && !event.altKey;
    if ((event.key === "F1" || letter) && !event.defaultPrevented && this.help()) {
      event.preventDefault();
      event.stopPropagation();
      this.ask();
    } else if (event.key === "Escape" && this.note) {
      event.stopPropagation();
      this.hide();
    }
  }
}
