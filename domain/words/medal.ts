/** The ways in which the points of the tasters are aggregated to the score of a sample (SHT-6). */
export const AWARD_SCORES = ['median', 'mean', 'trimmedMean'] as const;

/** The way in which the points of the tasters are aggregated to the score of a sample. */
export type AwardScore = (typeof AWARD_SCORES)[number];

/** The medals, the highest first. */
export const MEDALS = ['gold', 'silver', 'bronze'] as const;

/** A medal for a total. */
export type Medal = (typeof MEDALS)[number];
