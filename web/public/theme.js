// Before the first paint: the theme and language chosen last time, or else the browser's, so that nothing flashes;
// and whether the page may grow with the screen.
(() => {
  const root = document.documentElement;
  if ("currentCSSZoom" in Element.prototype) root.dataset.grows = "";
  try {
    const kept = JSON.parse(localStorage.getItem("bivouac-preferences") ?? "{}");
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = kept.theme === "light" || kept.theme === "dark" ? kept.theme : dark ? "dark" : "light";
    const wanted = [kept.language, ...navigator.languages].map((language) => String(language).slice(0, 2).toLowerCase());
    root.lang = wanted.find((language) => ["en", "fr", "de", "ja"].includes(language)) ?? "en";
  } catch {
    root.dataset.theme = "light";
  }
})();
