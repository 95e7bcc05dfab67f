// Parts of the client are fetched when they are needed, which may be while the server is being restarted.

import { api } from "./api";

const TRIES = 5; // with a server that answers: then the part is not there
const PAUSE = 700; // ms

/** Fetch something that the client is made of; a server that does not answer is waited for, however long it takes. */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; ) {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error; // a line that broke is a TypeError, in every browser
      if (await answers()) left -= 1;
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

async function answers(): Promise<boolean> {
  return api.ready().then(
    () => true,
    () => false,
  );
}
