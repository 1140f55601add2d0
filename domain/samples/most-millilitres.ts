/** The most a sample may be of, in millilitres. */
export const MOST_MILLILITRES = 1_000_000;
