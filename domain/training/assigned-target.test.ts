import { expect, test } from 'vitest';
import { assignedTarget } from './assigned-target.ts';

const value = (
  attribute: 'musty' | 'fruity' | 'bitter' | 'hay',
  median: number,
  u: number | null,
) => ({ attribute, predominant: false, median, u, sd: null }) as const;

test('TRN-1, TRN-15 assigned values become targets: each with its U on both sides, in whole millimetres, as far as the line goes', () => {
  const lines = assignedTarget([
    value('musty', 2.44, 0.41),
    value('fruity', 9.8, 0.5),
    value('bitter', 0.2, null),
    value('hay', 3, 0.2),
  ]);
  expect([...lines]).toEqual([
    ['musty', { value: 24, low: 19, high: 29 }],
    ['fruity', { value: 98, low: 93, high: 100 }],
    ['bitter', { value: 2, low: 0, high: 7 }],
  ]);
});
