/** What a plan says of the kind of its session. */
export type TrainingKind = {
  readonly training: boolean;
  readonly counts: boolean;
  readonly answers: boolean;
};

/**
 * TRN-2: whether the glasses of a session are answered as they are sealed: a training session whose leader allows it. One
 * that counts for the quality indexes is tasted blind to its end.
 */
export const givesAnswers = ({ training, counts, answers }: TrainingKind): boolean =>
  training && answers && !counts;

/** TRN-7: whether a session is left out of the quality indexes: training that does not say that it counts. */
export const isLeftOut = ({ training, counts }: Omit<TrainingKind, 'answers'>): boolean =>
  training && !counts;
