// The Fluent function NAMES: things given by codes, as a phrase. The twin of say_names in
// src/bivouac/core/language.py, which explains the codes; both are held to the same examples.

export type Format = (key: string, args: Record<string, string | number>) => string;

/** A list of things given by codes, separated by blanks. */
export function sayNames(format: Format, codes: string): string {
  const words = codes.split(/\s+/).filter(Boolean).map((code) => sayName(format, code));
  const last = words.pop();
  if (last === undefined) return format("list-none", {});
  const first = words.shift();
  if (first === undefined) return last;
  const most = words.reduce((one, other) => format("list-more", { one, other }), first);
  return format("list-two", { one: most, other: last });
}

/** One thing given by its code. */
function sayName(format: Format, code: string): string {
  const named = code.indexOf("=");
  if (named >= 0) return sayNamed(format, code.slice(0, named), code.slice(named + 1));
  for (const [sign, key] of [["/", "name-either"], [".", "name-with"]] as const) {
    const at = code.indexOf(sign);
    if (at >= 0) {
      const one = sayName(format, code.slice(0, at));
      const other = sayName(format, code.slice(at + 1));
      return format(key, { one, other });
    }
  }
  const times = code.indexOf("*");
  if (times >= 0) {
    const one = sayName(format, code.slice(times + 1));
    return format("name-many", { count: Number(code.slice(0, times)), one });
  }
  return format(`name-${code}`, {});
}

/** A thing with a message of its own, or with the name its maker gave it, where _ stands for a blank. */
function sayNamed(format: Format, key: string, name: string): string {
  const said = format(key, {});
  return said === key ? name.replaceAll("_", " ") : said;
}
