/** M-QC (N): fewest duplicates or reference materials that give a verdict. */
export const FEWEST_OBSERVATIONS = 6;
