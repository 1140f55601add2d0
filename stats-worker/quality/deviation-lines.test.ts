import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../../domain/testing/holds.ts';
import { judgeDeviations } from './deviation-lines.ts';

test('QUA-7, QUA-52, M-EVOLUTION the lines of deviations are 2.66 mean moving ranges around the panel’s median', () => {
  const { lines, rules } = judgeDeviations([0.1, -0.1, 0.2, 0, 0.1, 0.9]);
  expect(lines?.action).toBeCloseTo(0.8512, 10);
  expect(lines?.warning).toBeCloseTo(0.8512 / 1.5, 10);
  expect(rules).toEqual([null, null, null, null, null, 'action']);
});

test('M-EVOLUTION QUA-53 QUA-52 two of three beyond a warning line, a run of seven, and one beyond a warning are named', () => {
  // Ranges of 1 throughout: the action lines at 2.66, the warning lines at 1.773.
  const saw = [1, 2, 1, 2, 1, 2, 1, 2];
  expect(judgeDeviations(saw).rules).toEqual([
    null,
    'warning',
    null,
    'two-of-three',
    null,
    'two-of-three',
    'run',
    'two-of-three',
  ]);
  const across = [-1, 0, -1, -2, -1, 0, 1, 2, 1, 2];
  expect(judgeDeviations(across).rules.slice(3, 10)).toEqual([
    'warning',
    null,
    null,
    null,
    'warning',
    null,
    'two-of-three',
  ]);
});

test('M-EVOLUTION QUA-52 fewer than six sessions, or such as are all alike, are not judged', () => {
  expect(judgeDeviations([0, 9, 0, 9, 0]).lines).toBeNull();
  expect(judgeDeviations([3, 3, 3, 3, 3, 3, 3])).toEqual({
    lines: null,
    rules: Array(7).fill(null),
  });
});

test('M-EVOLUTION a taster above the panel is judged as one as far below it', () => {
  const means = fc.array(fc.integer({ min: -60, max: 60 }), { minLength: 6, maxLength: 30 });
  holds(
    fc.property(means, (all) => {
      const turned = judgeDeviations(all.map((mean) => -mean));
      expect(turned).toEqual(judgeDeviations(all));
      expect(turned.rules).toHaveLength(all.length);
    }),
  );
});
