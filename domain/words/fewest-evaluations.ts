/** The fewest valid sheets that state a class, and that figures may be opened on early (M-CLASS, M-STAT). */
export const FEWEST_EVALUATIONS = 8;
