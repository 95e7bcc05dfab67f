// Who this browser is: a name, kept by the server.

import { api } from "../net/api";

let name: string | null = $state(null);
let asked: Promise<void> | null = null;

/** The name given, "" if none, null until the server has said. */
export function myName(): string | null {
  return name;
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
