/**
 * QUA-51: how many evaluations a taster has still to make in a calendar year of those the panel asks for; null where it
 * asks for none (blank or 0). It is told beside the verdict of competence and enters none. Example: 10 asked, 7 made: 3.
 */
export const missingEvaluations = (asked: number | null, made: number): number | null =>
  asked === null || asked === 0 ? null : Math.max(0, asked - made);
