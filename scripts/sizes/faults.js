// What is wrong with the text on a page as it stands: cut, out of its box, over or under something else, or out of sight.
//
// Judged by geometry alone. What scrolls may hold more than it shows, except where `seen` says that it must be in sight.
(seen) => {
  const EDGE = 1.5; // px a letter may stick out before anybody sees it
  const TOUCH = 2.5; // px two texts may share
  const faults = [];
  const style = new Map();
  const styleOf = (element) => {
    if (!style.has(element)) style.set(element, getComputedStyle(element));
    return style.get(element);
  };
  const told = (text) => text.trim().replace(/\s+/g, " ").slice(0, 48);
  const where = (element) => {
    const path = [];
    for (let at = element; at && path.length < 4 && at !== document.body; at = at.parentElement) {
      const name = [...at.classList].find((one) => !one.startsWith("svelte-") && !one.startsWith("s-"));
      path.unshift(name ? `${at.localName}.${name}` : at.localName);
    }
    return path.join(">");
  };
  const fault = (kind, element, text) => faults.push({ kind, where: where(element), text: told(text) });

  // Sentences for screen readers are a pixel wide; what is faded out cannot be read and need not be.
  const silent = (element) => {
    if (!element.checkVisibility()) return true; // in something folded up
    for (let at = element; at; at = at.parentElement) {
      const { clipPath, visibility, opacity } = styleOf(at);
      if (clipPath.startsWith("inset(50%") || Number(opacity) < 0.1) return true;
      if (at === element && visibility !== "visible") return true;
    }
    return false;
  };

  // A line is as high as its letters, not as its font would like to be.
  const letters = (rect, size) => {
    const spare = Math.max(0, (rect.height - size * 0.8) / 2);
    return { left: rect.left, right: rect.right, top: rect.top + spare, bottom: rect.bottom - spare };
  };
  const boxOf = (element) => {
    const box = element.getBoundingClientRect();
    const { borderLeftWidth, borderRightWidth, borderTopWidth, borderBottomWidth } = styleOf(element);
    return {
      left: box.left + parseFloat(borderLeftWidth),
      right: box.right - parseFloat(borderRightWidth),
      top: box.top + parseFloat(borderTopWidth),
      bottom: box.bottom - parseFloat(borderBottomWidth),
    };
  };
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
  const out = (rect, box) => ({
    x: rect.left < box.left - EDGE || rect.right > box.right + EDGE,
    y: rect.top < box.top - EDGE || rect.bottom > box.bottom + EDGE,
  });
  const meet = (one, other) => ({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const empty = (rect) => rect.right - rect.left < 2 || rect.bottom - rect.top < 4; // nobody reads a sliver

  // What can be seen of a rectangle, and whether something cuts it for good.
  const look = (element, rect) => {
    let left = rect;
    let cut = false;
    const free = { x: false, y: false }; // can be scrolled to
    let fixed = false;
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY, position, display } = styleOf(at);
      if (display === "contents") continue;
      const box = at instanceof SVGSVGElement ? at.getBoundingClientRect() : overflowX === "visible" && overflowY === "visible" ? null : boxOf(at);
      if (box && at !== document.body) {
        const over = out(rect, box);
        const clips = at instanceof SVGSVGElement ? overflowX !== "visible" : true;
        if (clips) {
          if (scrolls(overflowX)) free.x ||= over.x;
          else if (over.x && !free.x && overflowX !== "visible") cut = true;
          if (scrolls(overflowY)) free.y ||= over.y;
          else if (over.y && !free.y && overflowY !== "visible") cut = true;
          left = meet(left, box);
        }
      }
      if (position === "fixed") {
        fixed = true;
        break;
      }
    }
    const over = out(rect, screen);
    const page = document.documentElement;
    if (over.x && !free.x) cut = true;
    if (over.y && !free.y && (fixed || page.scrollHeight <= innerHeight + 1)) cut = true;
    left = meet(left, screen);
    return { left, cut, gone: empty(left) };
  };

  const paints = (element) => {
    if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) {
      const { fill, fillOpacity, opacity } = styleOf(element);
      return element instanceof SVGGeometryElement && fill !== "none" && Number(fillOpacity) * Number(opacity) > 0.6 && !/, 0(\.[0-5]\d*)?\)$/.test(fill);
    }
    if (element instanceof HTMLImageElement || element instanceof HTMLCanvasElement) return true;
    const { backgroundColor, backgroundImage, opacity } = styleOf(element);
    if (Number(opacity) < 0.6) return false;
    if (backgroundImage !== "none") return true;
    const alpha = /^rgba\(.*, ([\d.]+)\)$/.exec(backgroundColor) ?? /\/ ([\d.]+)\)$/.exec(backgroundColor);
    return backgroundColor !== "transparent" && (alpha === null || Number(alpha[1]) > 0.6);
  };

  // What is below it can be scrolled up; below a bar at the foot of the screen, until the page ends.
  const goesOn = scrollY + innerHeight < document.documentElement.scrollHeight - 1;
  const sticks = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const { position } = styleOf(at);
      if (position === "sticky" || (position === "fixed" && goesOn)) return true;
    }
    return false;
  };

  const covering = (element, rect) => {
    const y = (rect.top + rect.bottom) / 2;
    const inset = Math.min(4, (rect.right - rect.left) / 4);
    for (const x of [rect.left + inset, (rect.left + rect.right) / 2, rect.right - inset]) {
      for (const above of document.elementsFromPoint(x, y)) {
        if (above === element || above.contains(element) || element.contains(above)) break;
        if (paints(above)) return above;
      }
    }
    return null;
  };

  // On a map pieces and signs lie over each other; only words on words are judged there, and on a phone, where the whole map is an
  // overview to be enlarged, not even these.
  const onMap = (one, other) => one.closest(".world") !== null && one.closest(".world") === other.closest(".world");

  const everywhere = new CSSStyleSheet(); // what cannot be pointed at covers things, too
  everywhere.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets.push(everywhere);
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element?.closest("[role=application].near")) continue; // a map that is moved by hand
    if (!/\S/.test(node.data) || !element || ["SCRIPT", "STYLE", "OPTION", "TITLE", "title"].includes(element.tagName)) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5 && rect.height > 0.5);
    if (rects.length === 0 || silent(element)) continue;
    const size = element instanceof SVGElement ? rects[0].height * 0.72 : parseFloat(styleOf(element).fontSize);
    let cut = false;
    for (const rect of rects) {
      const line = letters(rect, size);
      const shown = look(element, line);
      cut ||= shown.cut;
      if (!shown.gone) texts.push({ element, node, rect: shown.left });
    }
    if (cut) fault("cut", element, node.data);
  }

  for (const element of document.querySelectorAll("body *")) {
    if (!(element instanceof HTMLElement) || element.clientWidth === 0 || !/\S/.test(element.textContent)) continue;
    const { overflowX, textOverflow, webkitLineClamp } = styleOf(element);
    const shortened = (textOverflow === "ellipsis" && overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1)
      || (webkitLineClamp !== "none" && element.scrollHeight > element.clientHeight + 2);
    if (shortened && !silent(element)) fault("cut", element, element.textContent);
  }

  const covered = new Set();
  for (const { element, node, rect } of texts) {
    if (covered.has(node) || element.closest("[data-under]")) continue;
    const above = covering(element, rect);
    if (above === null) continue;
    if (onMap(element, above)) continue;
    covered.add(node);
    if (sticks(above)) continue;
    faults.push({ kind: "covered", where: `${where(element)} by ${where(above)}`, text: told(node.data) });
  }

  const rows = texts.filter(({ node }) => !covered.has(node)).sort((one, other) => one.rect.top - other.rect.top);
  const said = new Set();
  rows.forEach((one, place) => {
    for (const other of rows.slice(place + 1)) {
      if (other.rect.top > one.rect.bottom) break;
      if (other.node === one.node || said.has(other.node) || (innerWidth < 700 && onMap(one.element, other.element))) continue;
      const shared = meet(one.rect, other.rect);
      if (shared.right - shared.left <= TOUCH || shared.bottom - shared.top <= TOUCH) continue;
      // Two that stand in different layers: the upper one has hidden the lower, and that has been said.
      said.add(other.node);
      faults.push({ kind: "overlaps", where: `${where(one.element)} and ${where(other.element)}`, text: `${told(one.node.data)} / ${told(other.node.data)}` });
    }
  });

  for (const selector of seen) {
    for (const element of document.querySelectorAll(selector)) {
      const rect = element.getBoundingClientRect();
      if (rect.width === 0 || silent(element)) continue;
      const { left } = look(element.parentElement, rect);
      const hidden = left.right - left.left < rect.width - 2 || left.bottom - left.top < rect.height - 2;
      if (hidden) fault("out of sight", element, element.textContent);
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== everywhere);
  if (document.documentElement.scrollWidth > innerWidth + 1) faults.push({ kind: "too wide", where: "page", text: `${document.documentElement.scrollWidth}` });
  return faults;
}
