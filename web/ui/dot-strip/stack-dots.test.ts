import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '../../../domain/testing/holds.ts';
import { stackDots } from './stack-dots.ts';

const scores = fc.array(
  fc.integer({ min: 0, max: 100 }).map((mm) => mm / 10),
  { maxLength: 40 },
);

describe('E-CHART every point is shown', () => {
  test('E-CHART every score is a dot, none added', () => {
    holds(
      fc.property(scores, (all) => {
        expect(stackDots(all, 0.3).map(({ score }) => score)).toEqual(
          all.toSorted((a, b) => a - b),
        );
      }),
    );
  });

  test('E-CHART no dot covers another', () => {
    holds(
      fc.property(scores, (all) => {
        const dots = stackDots(all, 0.3);
        for (const [index, dot] of dots.entries())
          for (const other of dots.slice(index + 1))
            if (other.level === dot.level)
              expect(other.score - dot.score).toBeGreaterThanOrEqual(0.3 - 1e-6);
      }),
    );
  });

  test('E-CHART a dot stands as low as it can', () => {
    expect(stackDots([2, 2, 2.1, 3], 0.3)).toEqual([
      { score: 2, level: 0 },
      { score: 2, level: 1 },
      { score: 2.1, level: 2 },
      { score: 3, level: 0 },
    ]);
  });
});
