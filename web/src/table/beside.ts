// What can be opened beside the table, and which links open there.

/** The cards, the player aid, or a rule. */
export type Beside = { kind: "cards" } | { kind: "aid" } | { kind: "rule"; rule: string };

const RULE = /^\/rules(?:\/[\w-]+)?#([A-Z][\w.]*)$/;

/** The rule that a link points at, if it is one of the game's. */
export function ruleOf(href: string): string | null {
  return RULE.exec(href)?.[1] ?? null;
}

/** The rule of a link that is clicked in the ordinary way: with a key held, the browser does as it always does. */
export function ruleClicked(event: MouseEvent): string | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  return link === null || link.hasAttribute("data-away") ? null : ruleOf(link.getAttribute("href") ?? "");
}
