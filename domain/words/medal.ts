/** How the points of the tasters make the score of a sample (SHT-6). */
export const AWARD_SCORES = ['median', 'mean', 'trimmedMean'] as const;

/** How the points of the tasters make the score of a sample. */
export type AwardScore = (typeof AWARD_SCORES)[number];

/** The medals, the highest first. */
export const MEDALS = ['gold', 'silver', 'bronze'] as const;

/** What a total is worth. */
export type Medal = (typeof MEDALS)[number];
