/** How long one decision is shown at most, in ms. */
export const LONGEST = 900;
