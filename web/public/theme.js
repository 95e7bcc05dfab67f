// Before the first paint: the theme and language chosen last time, so that nothing flashes.
(() => {
  const root = document.documentElement;
  try {
    const kept = JSON.parse(localStorage.getItem("bivouac-preferences") ?? "{}");
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = kept.theme === "light" || kept.theme === "dark" ? kept.theme : dark ? "dark" : "light";
    if (typeof kept.language === "string") root.lang = kept.language;
  } catch {
    root.dataset.theme = "light";
  }
})();
