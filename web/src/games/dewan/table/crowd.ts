// Whether the left column has room for points and event pile besides the tribes.

import { MediaQuery } from "svelte/reactivity";
import type { View } from "../protocol";

const roomy = new MediaQuery("(width >= 1300px) and (height >= 820px)");

export function crowded(view: View): boolean {
  return view.seats.length > 3 || !roomy.current;
}
