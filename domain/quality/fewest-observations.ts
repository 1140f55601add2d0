/** The fewest duplicates or reference materials for a verdict (N) (M-QC). */
export const FEWEST_OBSERVATIONS = 6;
