// The table of Nine, drawn as SVG. The page calls `board` once and `update` whenever something has changed; what can be
// chosen is in `shown.choices`, and `shown.choose` does what their buttons do. No rule is known here.

const CARD = { width: 104, height: 148 };
const COLOURS = ["#a3320f", "#b67a22", "#3e6b47", "#2f6e93", "#5b3f8c", "#93265b"]; // of 1 to 6
const PIPS = [[[0, 0]], [[-1, -1], [1, 1]], [[-1, -1], [0, 0], [1, 1]], [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]]];

export function board(target, shown) {
  let now = shown;
  const draw = () => paint(target, now);
  const watch = new ResizeObserver(draw);
  watch.observe(target);
  draw();
  return {
    update(next) {
      now = next;
      draw();
    },
    destroy: () => watch.disconnect(),
  };
}

/** As large as the page gives it, with room enough for three rows of cards. */
function sizeOf({ clientWidth, clientHeight }) {
  const ratio = clientWidth / Math.max(clientHeight, 1);
  return ratio < 0.75 ? { width: 495, height: 495 / ratio } : { width: 660 * ratio, height: 660 };
}

function paint(target, shown) {
  if (target.clientHeight === 0) return;
  const size = sizeOf(target);
  const { view, reader } = shown;
  const mine = reader ?? 0;
  const held = document.activeElement?.closest(".nine-deck") != null;
  const middle = size.width / 2;
  const top = 32 + CARD.height / 2;
  const bottom = size.height - 90 - CARD.height / 2;
  const picture = element("svg", { viewBox: `0 0 ${size.width} ${size.height}`, width: "100%", height: "100%" }, [
    mat(size),
    hand(view.seats[1 - mine], middle, top, size.width - 180),
    deck(shown, middle, (top + bottom) / 2),
    hand(view.seats[mine], middle, bottom, size.width - 180),
    meter(shown, view.seats[mine].hand, middle, size.height - 46),
  ]);
  target.replaceChildren(picture);
  if (held) target.querySelector(".nine-deck")?.focus();
}

function mat({ width, height }) {
  const frame = (inset, attributes) =>
    element("rect", { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset, rx: 28, ...attributes });
  return element("g", { "aria-hidden": "true" }, [
    frame(4, { fill: "#24473f", stroke: "#16302a", "stroke-width": 6 }),
    frame(16, { fill: "none", stroke: "#e9b44c", "stroke-opacity": 0.45, "stroke-width": 2 }),
  ]);
}

/** The cards of a player: their faces, or as many backs. */
function hand(seat, x, y, room) {
  const cards = seat.hand ?? Array(seat.hand_size).fill(null);
  const step = Math.min(CARD.width + 14, room / Math.max(cards.length - 1, 1));
  const first = x - (step * (cards.length - 1)) / 2;
  return element("g", { "aria-hidden": "true" }, cards.map((card, place) => drawn(card, first + step * place, y)));
}

function drawn(card, x, y) {
  const inside = card === null ? back() : front(card);
  return element("g", { transform: `translate(${x} ${y})` }, [paper(card === null ? "#7a2438" : "#fbf4e4"), ...inside]);
}

function paper(fill) {
  const { width, height } = CARD;
  return element("rect", { x: -width / 2, y: -height / 2, width, height, rx: 12, fill, stroke: "#20160f", "stroke-width": 2 });
}

function back() {
  const { width, height } = CARD;
  const lines = [-36, -18, 0, 18, 36].map((at) => `M${at} -58 L${-at} 58 M-36 ${at * 1.4} L36 ${-at * 1.4}`).join("");
  return [
    element("rect", { x: 9 - width / 2, y: 9 - height / 2, width: width - 18, height: height - 18, rx: 7, fill: "none", stroke: "#f1c9a5", "stroke-width": 2 }),
    element("path", { d: lines, stroke: "#f1c9a5", "stroke-opacity": 0.4, "stroke-width": 2 }),
    element("circle", { r: 17, fill: "#7a2438", stroke: "#f1c9a5", "stroke-width": 2 }),
    element("path", { d: "M0 -10 9 0 0 10 -9 0Z", fill: "#f1c9a5" }),
  ];
}

function front(card) {
  const colour = COLOURS[card - 1];
  const corner = (x, y) => text(String(card), x, y, { "font-size": 22, fill: colour });
  const pips = PIPS[card - 1].map(([x, y]) => element("circle", { cx: x * 18, cy: y * 27, r: 9.5, fill: colour }));
  return [corner(16 - CARD.width / 2, 26 - CARD.height / 2), corner(CARD.width / 2 - 16, CARD.height / 2 - 10), ...pips];
}

/** What is left to draw; where a card can be drawn, it can be chosen here. */
function deck(shown, x, y) {
  const choice = shown.choices.findIndex(({ event }) => event.do === "draw");
  const inside = Array.from({ length: shown.view.deck }, (_, place) => drawn(null, 3 * place, -3 * place));
  if (inside.length === 0) {
    inside.push(element("rect", { x: -50, y: -72, width: 100, height: 144, rx: 12, fill: "none", stroke: "#8fb3a6", "stroke-width": 2, "stroke-dasharray": "7 7" }));
  }
  const transform = `translate(${x - 6} ${y + 6})`;
  if (choice < 0) return element("g", { transform, "aria-hidden": "true" }, inside);
  const glow = element("rect", { x: -62, y: -84 - 3 * shown.view.deck, width: 124 + 3 * shown.view.deck, height: 168 + 3 * shown.view.deck, rx: 18, fill: "none", stroke: "#ffe27a", "stroke-width": shown.chosen === choice ? 6 : 2.5 });
  const name = shown.say(shown.choices[choice].label);
  const button = element("g", { transform, class: "nine-deck", role: "button", tabindex: 0, "aria-label": name, "aria-pressed": shown.chosen === choice, cursor: "pointer" }, [...inside, glow]);
  button.addEventListener("click", () => shown.choose(choice));
  button.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    shown.choose(choice);
  });
  return button;
}

/** How near the reader's own cards come to the limit. */
function meter(shown, cards, x, y) {
  if (cards === null) return element("g");
  const { limit } = shown.view;
  const sum = cards.reduce((total, card) => total + card, 0);
  const over = sum > limit;
  const lights = Array.from({ length: limit }, (_, place) =>
    element("circle", { cx: x + 26 * (place - (limit - 1) / 2), cy: y, r: 9, fill: over ? "#ff9b7a" : place < sum ? "#ffe27a" : "#16302a", stroke: "#16302a", "stroke-width": 2 }));
  const words = shown.say({ key: "nine-sum", args: { sum, limit } });
  return element("g", { "aria-hidden": "true" }, [...lights, text(words, x, y - 20, { "font-size": 18, fill: over ? "#ff9b7a" : "#fff3da" })]);
}

function text(words, x, y, attributes) {
  const written = element("text", { x, y, "text-anchor": "middle", "font-family": "var(--serif)", "font-weight": 700, ...attributes });
  written.textContent = words;
  return written;
}

function element(name, attributes = {}, inside = []) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...inside);
  return made;
}
