// Which page is shown. Paths, not hashes, so that links can be shared; the server answers all of
// them with the same page.

import { GAMES } from "./games/faces";

export type Page =
  | { name: "lobby" }
  | { name: "new"; game: string }
  | { name: "table"; table: string; key: string | null } // key: a seat link's secret
  | { name: "replay"; table: string | null } // null: a record from a file
  | { name: "rules"; game: string | null; rule: string | null } // game null: that of the rule, or any
  | { name: "aid"; game: string; query: string } // query: the options in play, as in the address
  | { name: "pad"; game: string }
  | { name: "drills"; game: string | null; kind: string | null } // game null: those of all; kind null: which there are
  | { name: "lost" };

/** The name of a game this client knows, or none at all. */
function isGame(name: string | undefined): boolean {
  return name === undefined || name in GAMES;
}

function read(): Page {
  const parts = location.pathname.split("/").filter(Boolean);
  const hash = decodeURIComponent(location.hash.slice(1));
  const [first, second, third] = parts;
  if (first === undefined) return { name: "lobby" };
  if (first === "new" && parts.length <= 2 && isGame(second)) {
    return { name: "new", game: second ?? (Object.keys(GAMES)[0] as string) };
  }
  if (first === "t" && second !== undefined && parts.length === 2) {
    return { name: "table", table: second, key: hash.startsWith("seat=") ? hash.slice(5) : null };
  }
  if (first === "replay" && parts.length <= 2) return { name: "replay", table: second ?? null };
  if (first === "rules" && parts.length <= 2 && isGame(second)) {
    return { name: "rules", game: second ?? null, rule: hash || null };
  }
  if (first === "aid" && second !== undefined && parts.length === 2 && isGame(second)) {
    return { name: "aid", game: second, query: location.search };
  }
  if (first === "pad" && second !== undefined && parts.length === 2 && isGame(second)) return { name: "pad", game: second };
  if (first === "drills" && parts.length <= 3 && isGame(second)) return { name: "drills", game: second ?? null, kind: third ?? null };
  return { name: "lost" };
}

let page: Page = $state.raw(read());

/** The page shown now. */
export function shownPage(): Page {
  return page;
}

/** Go to a path of this site. */
export function go(path: string): void {
  history.pushState(null, "", path);
  page = read();
  scrollTo(0, 0);
}

/** Replace the address without leaving the page (a seat link's secret must not stay in it). */
export function settle(path: string): void {
  history.replaceState(null, "", path);
}

/** Show the page of the address, and follow links within the site without loading anew; to be called once. */
export function listen(): void {
  page = read();
  addEventListener("popstate", () => (page = read()));
  addEventListener("hashchange", () => (page = read()));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
