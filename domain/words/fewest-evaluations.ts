/** The fewest valid sheets for a class, and for the early opening of figures (M-CLASS, M-STAT). */
export const FEWEST_EVALUATIONS = 8;
