import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { holds } from '../../domain/testing/holds.ts';
import { assess } from '../assessment/assess.ts';
import { anyPanel, anySettings } from '../testing/arbitrary-panels.ts';
import { all, sheetsOf } from '../testing/sheets-of.ts';
import { pairLabel } from './pair-label.ts';

const settings = defaultPanelSettings();
const oil = (fruity: number, bitter: number) =>
  sheetsOf({ fruity: all(8, fruity), bitter: all(8, bitter), pungent: all(8, 10) });

test('M-LABEL M-FRUITY a pair of the same sheets is called what either is called alone, in either order', () => {
  holds(
    fc.property(anyPanel(), anyPanel(), anySettings(), (one, two, of) => {
      const alone = assess(one, of);
      const { fruityClass, statements } = alone;
      const as = { settings: of, class: alone.class };
      expect(pairLabel(one, one, as)).toEqual({ fruityClass, statements });
      expect(pairLabel(one, two, as)).toEqual(pairLabel(two, one, as));
    }),
    { numRuns: 200 },
  );
}, 60_000);

test('M-LABEL a pair has the terms of the means, and a mandatory statement where their mean is above 5.0', () => {
  const as = { settings, class: 'EVOO' } as const;
  // 3.0 and 3.2 are 3.1 in the mean, which is no longer delicate.
  expect(pairLabel(oil(30, 0), oil(32, 0), as).fruityClass).toBe('GREEN_MEDIUM');
  expect(pairLabel(oil(30, 50), oil(30, 50), as).statements).not.toContain('bitter>5');
  expect(pairLabel(oil(30, 50), oil(30, 51), as).statements).toContain('bitter>5');
  // Without a class there are no terms, and what must be stated is stated all the same.
  expect(
    pairLabel(oil(30, 60), oil(30, 60), { settings, class: 'NOCLASIFICATED' }).statements,
  ).toEqual(['terms-not-for-class', 'bitter>5']);
});
