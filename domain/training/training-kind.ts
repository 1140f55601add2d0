/** The options of a plan on training. */
export type TrainingKind = {
  readonly training: boolean;
  readonly counts: boolean;
  readonly answers: boolean;
};

/**
 * Whether a session shows the answer to each glass once it is sealed: a training session whose
 * leader allows it (TRN-2). One that counts for the quality indexes is tasted blind to its end.
 */
export const givesAnswers = ({ training, counts, answers }: TrainingKind): boolean =>
  training && answers && !counts;

/**
 * Whether a session is left out of the quality indexes: training that is not set to count (TRN-7).
 */
export const isLeftOut = ({ training, counts }: Omit<TrainingKind, 'answers'>): boolean =>
  training && !counts;
