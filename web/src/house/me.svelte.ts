// Who this browser is: a name, kept by the server. Nobody is asked for one: whoever has given none plays under a
// pleasant one in their language, until they change it.

import { t } from "../language/speak.svelte";
import { api } from "../net/api";
import { preferences } from "../preferences.svelte";

let name: string | null = $state(null);
let asked: Promise<void> | null = null;

/** The name given, "" if none, null until the server has said. */
export function myName(): string | null {
  return name;
}

/** The name given, or the one that is suggested: always the same one in this browser, in the reader's language. */
export function knownName(): string {
  return name || suggestedName();
}

function suggestedName(): string {
  const names = t("web-suggested-names").split(", ");
  return names[Math.floor(preferences.luck * names.length)] ?? "";
}

/** Ask the server once; a failure leaves the name unknown, and the next call asks again. */
export function recallMe(): Promise<void> {
  asked ??= api.me().then(
    (me) => {
      name = me.name;
    },
    () => {
      asked = null;
    },
  );
  return asked;
}

/** Take a name; throws Declined if the server refuses it. */
export async function introduce(wanted: string): Promise<void> {
  name = (await api.rename(wanted)).name;
}

/** Be called something before sitting down: as before, or as suggested. */
export async function beSomebody(): Promise<string> {
  await recallMe();
  if (!name) await introduce(suggestedName());
  return knownName();
}
