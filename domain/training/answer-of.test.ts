import { describe, expect, test } from 'vitest';
import { mm } from '../testing/mm.ts';
import { eachAttribute } from '../words/each-attribute.ts';
import { trainingAnswerSchema } from '../words/training-answer.ts';
import { answerOf } from './answer-of.ts';

const target = {
  lines: { musty: { value: mm(24), low: mm(20), high: mm(28) } },
  fruityKind: 'green',
  words: 'It is a damp cellar.',
} as const;
const medians = eachAttribute((attribute) => (attribute === 'musty' ? 24.5 : 0));
const panel = { served: 8, sealed: 8, isOver: false, counted: 8, medians };

test('TRN-3, TRN-18 the target is told at once: ranges, green or ripe and the leader’s words, and not the value in the range', () => {
  const answer = answerOf(target, { ...panel, sealed: 1 });
  expect(answer).toEqual({
    target: { ...target, lines: { musty: { low: 20, high: 28 } } },
    panel: 'awaited',
  });
  expect(trainingAnswerSchema.parse(answer)).toEqual(answer);
  expect(answerOf(undefined, panel)).toEqual({ target: null, panel: medians });
});

describe('TRN-4 the panel’s medians are told when nobody tastes the sample any more, from five sheets on', () => {
  test.each([
    ['one is still tasting', { sealed: 7 }, 'awaited'],
    ['all are sealed', {}, medians],
    ['one never came, and tasting has ended', { sealed: 7, counted: 7, isOver: true }, medians],
    ['tasting ended with four', { sealed: 4, counted: 4, isOver: true }, 'none'],
    ['all are sealed and four count', { counted: 4 }, 'none'],
    ['five count', { counted: 5 }, medians],
    ['four are served', { served: 4, sealed: 1, counted: 1 }, 'none'],
    ['five are served', { served: 5, sealed: 4, counted: 4 }, 'awaited'],
  ] as const)('%s', (_, change, told) => {
    expect(answerOf(target, { ...panel, ...change }).panel).toEqual(told);
  });
});
