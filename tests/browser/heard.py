"""What a page says in its status lines, heard as soon as it changes.

The page itself reports, where Playwright would ask again and again for every role on it.
"""

import re

from playwright.sync_api import Error, Page

PATIENCE = 120_000  # ms: it bounds a hang; a busy machine may take its time

REPORT = """([of, words, wanted, patience]) => new Promise((resolve, reject) => {
  const pattern = new RegExp(words);
  const said = () => [...document.querySelectorAll(of)]
    .filter((part) => part.checkVisibility())
    .map((part) => part.innerText);
  const begun = performance.now();
  const look = () => {
    const found = said().find((text) => pattern.test(text));
    const late = performance.now() - begun > patience;
    if ((found !== undefined) === wanted) resolve(found ?? "");
    else if (late) reject(new Error(`${wanted ? "nobody says" : "somebody says"} ${words}`));
    else return;
    changes.disconnect();
    clearInterval(clock);
  };
  const changes = new MutationObserver(look);
  changes.observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
  const clock = setInterval(look, 200);  // what styles alone show or hide
  look();
})"""

STATUS = "[role=status]"


def wait_for_words(page: Page, words: re.Pattern[str], of: str = STATUS) -> str:
    """Wait until a visible status line has these words: all it says."""
    return _wait(page, of, words.pattern, wanted=True)


def wait_until_unsaid(page: Page, words: re.Pattern[str], of: str = STATUS) -> None:
    """Wait until no visible status line has these words any more."""
    _wait(page, of, words.pattern, wanted=False)


def _wait(page: Page, of: str, words: str, *, wanted: bool) -> str:
    while True:
        try:
            return str(page.evaluate(REPORT, [of, words, wanted, PATIENCE]))
        except Error as error:
            if "Execution context was destroyed" not in error.message:
                raise
            page.wait_for_load_state()  # another page has come meanwhile: ask that one
