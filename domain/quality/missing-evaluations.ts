/**
 * The number of evaluations that a taster still lacks in a calendar year, of those that the panel
 * requires (QUA-51). Null where the panel requires none (blank or 0). It is shown next to the
 * verdict of competence and does not enter it. Example: 10 required, 7 made: 3.
 */
export const missingEvaluations = (asked: number | null, made: number): number | null =>
  asked === null || asked === 0 ? null : Math.max(0, asked - made);
