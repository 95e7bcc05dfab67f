// A part that may scroll, as a Svelte attachment: <div {@attach scrolling}>. As long as there is more of it than
// is shown, and nothing inside takes the focus, it is a stop of the Tab key, so that keys can scroll it. It then
// has a role and a name: those of the template, or the name of the part it belongs to, or that it holds.

const STOPS = "a[href], button, input, select, textarea, summary, [tabindex]";
const NAMES = ["aria-labelledby", "aria-label"] as const;
const PLAIN = /^(div|p|pre|span)$/; // elements without a role of their own
const WATCHED = ["disabled", "hidden", "tabindex"];

function overflows(part: HTMLElement): boolean {
  return part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1;
}

function isStop(inside: HTMLElement): boolean {
  return inside.tabIndex >= 0 && !inside.matches(":disabled") && inside.checkVisibility();
}

/** What makes a part a stop, beside what its template says. */
function attributesOf(part: HTMLElement): [name: string, value: string][] {
  const added: [string, string][] = [["tabindex", "0"], ["data-scrolls", ""]];
  if (!part.hasAttribute("role") && PLAIN.test(part.localName)) added.push(["role", "group"]);
  const owner = part.closest("[aria-labelledby], [aria-label]") ?? part.querySelector("section[aria-labelledby]");
  const name = NAMES.find((each) => owner?.hasAttribute(each));
  if (owner !== part && name !== undefined) added.push([name, owner?.getAttribute(name) ?? ""]);
  return added;
}

export function scrolling(part: HTMLElement): () => void {
  let added: [name: string, value: string][] = [];

  function look(): void {
    const wanted = overflows(part) && ![...part.querySelectorAll<HTMLElement>(STOPS)].some(isStop);
    if (wanted === added.length > 0 || (!wanted && document.activeElement === part)) return;
    for (const [name] of added) part.removeAttribute(name);
    added = wanted ? attributesOf(part) : [];
    for (const [name, value] of added) part.setAttribute(name, value);
  }

  const sizes = new ResizeObserver(look);
  function measure(): void {
    sizes.disconnect();
    for (const each of [part, ...part.children]) sizes.observe(each);
    look();
  }

  const changes = new MutationObserver(measure);
  changes.observe(part, { subtree: true, childList: true, characterData: true, attributeFilter: WATCHED });
  part.addEventListener("blur", look);
  measure();
  return () => {
    changes.disconnect();
    sizes.disconnect();
    part.removeEventListener("blur", look);
  };
}
