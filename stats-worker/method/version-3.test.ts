import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { panelSettingsSchema } from '../../domain/settings/panel-settings.ts';
import { holds } from '../../domain/testing/holds.ts';
import { mm } from '../../domain/testing/mm.ts';
import type { FruityKind } from '../../domain/words/attributes.ts';
import { eachAttribute } from '../../domain/words/each-attribute.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import { pairLabel } from '../acceptance/pair-label.ts';
import { assess } from '../assessment/assess.ts';
import { roundQuarters } from '../classification/round-to-tenth.ts';
import { type Labelled, statements } from '../classification/statements.ts';
import { METHOD_2 } from './version-2.ts';
import { METHOD_3 } from './version-3.ts';

const GREEN: Labelled = { class: 'EVOO', n: 8, ticks: { scored: 8, green: 8, ripe: 0 } };
const settings = panelSettingsSchema.parse({ method: 'verdial-method-3' });

/** Eight sheets of these marks of bitter, in mm, of an oil that is green and extra virgin. */
const bitterOf = (...marks: readonly number[]): readonly ScoredSheet[] =>
  marks.map((bitter, place) => ({
    taster: `T${place}`,
    marks: { ...eachAttribute(() => mm(0)), fruity: mm(60), bitter: mm(bitter) },
    fruityKind: 'green',
    otherDescriptor: null,
  }));
const same = (mark: number): readonly ScoredSheet[] => bitterOf(...Array<number>(8).fill(mark));

test('M-LABEL the statement above 5.0 follows the median as it is stated, rounded once', () => {
  // 50, 51, 51 and 50 mm in the middle: medians 50.5 mm stated 5.1; and of a pair with 50.0: 50.25 mm, stated 5.0.
  const half = bitterOf(50, 50, 50, 50, 51, 51, 51, 51);
  expect(assess(half, settings).statements).toContain('bitter>5');
  const pair = pairLabel(half, same(50), { settings, class: 'EVOO' });
  expect(pair.statements).toEqual(['medium green fruity', 'medium bitter', 'well-balanced']);
  const before = { ...settings, method: 'verdial-method-2' } as const;
  expect(pairLabel(half, same(50), { settings: before, class: 'EVOO' }).statements).toContain(
    'bitter>5',
  );
});

test('M-LABEL an oil of stated 3.0 has one term, delicate, where a quarter of a mm made it medium', () => {
  const half = bitterOf(30, 30, 30, 30, 31, 31, 31, 31);
  const terms = (method: 'verdial-method-2' | 'verdial-method-3') =>
    pairLabel(half, same(30), { settings: { ...settings, method }, class: 'EVOO' }).statements;
  expect(terms('verdial-method-2')).toContain('medium bitter');
  expect(terms('verdial-method-3')).toContain('delicate bitter');
});

test('M-LABEL no term and no statement contradicts the figure that is stated', () => {
  const quarters = fc.integer({ min: 0, max: 400 });
  holds(
    fc.property(quarters, quarters, quarters, (fruity, bitter, pungent) => {
      const found = statements({ fruity, bitter, pungent }, GREEN, METHOD_3);
      const stated = { 'green fruity': fruity, bitter, pungent };
      for (const [name, exact] of Object.entries(stated)) {
        const tenths = roundQuarters(exact);
        const term = tenths > 60 ? 'robust' : tenths > 30 ? 'medium' : 'delicate';
        const own = found.filter((each) => each.endsWith(` ${name}`));
        expect(own).toEqual(tenths === 0 ? [] : [`${term} ${name}`]);
      }
      const [f, b, p] = [fruity, bitter, pungent].map(roundQuarters);
      expect(found.includes('bitter>5')).toBe((b ?? 0) > 50);
      expect(found.includes('pungent>5')).toBe((p ?? 0) > 50);
      expect(found.includes('mild')).toBe((b ?? 0) <= 20 && (p ?? 0) <= 20);
      const most = Math.max(b ?? 0, p ?? 0) - (f ?? 0);
      expect(found.includes('well-balanced')).toBe(most <= 20);
    }),
  );
});

describe('M-FRUITY the kind of an oil', () => {
  /** Eight sheets of fruity 4.0 with these ticks; the rest ticked nothing. */
  const ticked = (green: number, ripe: number): readonly ScoredSheet[] =>
    Array.from({ length: 8 }, (_, place) => {
      const kind: FruityKind | null =
        place < green ? 'green' : place < green + ripe ? 'ripe' : null;
      return {
        taster: `T${place}`,
        marks: { ...eachAttribute(() => mm(0)), fruity: mm(40) },
        fruityKind: kind,
        otherDescriptor: null,
      };
    });
  const of = (green: number, ripe: number, method: 'verdial-method-2' | 'verdial-method-3') => {
    const { fruityClass, statements: terms } = assess(ticked(green, ripe), {
      ...settings,
      method,
    });
    return [fruityClass, terms.find((term) => term.endsWith('fruity'))];
  };

  test.each([
    [8, 0, 'GREEN_MEDIUM', 'medium green fruity'],
    [4, 4, 'GREEN_MEDIUM', 'medium fruity'],
    [4, 0, 'GREEN_MEDIUM', 'medium green fruity'],
    [0, 8, 'RIPE', 'medium ripe fruity'],
    [3, 4, 'RIPE', 'medium ripe fruity'],
    [3, 3, null, 'medium fruity'],
    [3, 2, null, 'medium fruity'],
    [0, 3, null, 'medium fruity'],
    [0, 0, null, 'medium fruity'],
  ] as const)('of eight, %s green and %s ripe, is %s', (green, ripe, fruityClass, term) => {
    expect(of(green, ripe, 'verdial-method-3')).toEqual([fruityClass, term]);
  });

  test('that nobody ticked was ripe by version 2', () => {
    expect(of(0, 0, 'verdial-method-2')).toEqual(['RIPE', 'medium fruity']);
  });

  test('of an oil without fruitiness is not asked for', () => {
    const none = ticked(0, 0).map((sheet) => ({
      ...sheet,
      marks: { ...sheet.marks, fruity: mm(0) },
    }));
    expect(assess(none, settings).fruityClass).toBe('NONINTENSITY');
  });
});

test('M-RECORD version 3 says of strength what version 2 says', () => {
  holds(
    fc.property(fc.integer({ min: 1, max: 400 }), (quarters) => {
      expect(METHOD_3.strength(quarters)).toBe(METHOD_2.strength(quarters));
    }),
  );
});
