/** The largest quantity of a sample, in millilitres. */
export const MOST_MILLILITRES = 1_000_000;
