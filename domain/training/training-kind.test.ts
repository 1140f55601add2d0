import { expect, test } from 'vitest';
import { givesAnswers, isLeftOut } from './training-kind.ts';

const training = { training: true, counts: false, answers: true };

test.each([
  [training, true],
  [{ ...training, answers: false }, false],
  [{ ...training, training: false }, false],
  [{ ...training, counts: true }, false],
])(
  'TRN-2, TRN-17 a training session answers where the leader allows it and it counts for nothing, case %#',
  (kind, gives) => {
    expect(givesAnswers(kind)).toBe(gives);
  },
);

test.each([
  [training, true],
  [{ ...training, counts: true }, false],
  [{ ...training, training: false }, false],
  [{ training: false, counts: true }, false],
])(
  'TRN-7 training is left out of the indexes but where it says that it counts, case %#',
  (kind, left) => {
    expect(isLeftOut(kind)).toBe(left);
  },
);
