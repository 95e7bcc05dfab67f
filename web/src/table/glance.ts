// What the pointer or the focus is on is shown after a moment, so that crossing the map changes nothing.

const GLANCE = 40; // ms over a place until it is shown
const CHOSEN = 260; // the same while another one is chosen

export class Glance {
  #timer = 0;

  /** Show what is looked at now, at once or in a moment, unless something else is looked at before. */
  at(show: () => void, chosen: boolean, atOnce: boolean): void {
    clearTimeout(this.#timer);
    if (atOnce) show();
    else this.#timer = window.setTimeout(show, chosen ? CHOSEN : GLANCE);
  }
}
