import { expect, test } from 'vitest';
import { panelSettingsSchema } from '../../domain/settings/panel-settings.ts';
import { qualitySteps } from '../reports/quality-steps.ts';
import { duplicate, marksOfGlasses, type Tasted } from '../testing/marks-of-glasses.ts';
import { runSteps } from '../testing/run-steps.ts';
import type { ReferenceMaterial } from './assigned-value.ts';

/** The marks of fruity of so many tasters, T1 and on: the first gives another mark than the rest. */
const marks = (tasters: number, first: number): Tasted['marks'] =>
  Object.fromEntries(
    Array.from({ length: tasters }, (_, place) => [
      `T${place + 1}`,
      { fruity: place === 0 ? first : 40 },
    ]),
  );

/** A duplicate of a week, tasted by so many in each replicate; T1 differs by so many mm. */
const pair = (week: number, apart: number, first: number, second = first): readonly Tasted[] =>
  duplicate(
    {
      session: `${week}`,
      date: `2026-03-${String(week + 1).padStart(2, '0')}`,
      sample: `S${week}`,
    },
    marks(first, 40 + apart),
    marks(second, 40),
  );

/** Six good duplicates of eight tasters. */
const six = [1, 2, 3, 4, 5, 6].flatMap((week) => pair(week, 0, 8));

function report(
  glasses: readonly Tasted[],
  method: 'verdial-method-2' | 'verdial-method-3' = 'verdial-method-3',
  references: readonly ReferenceMaterial[] = [],
) {
  const settings = panelSettingsSchema.parse({ method, referencesInTasterDeviation: false });
  return runSteps(
    qualitySteps({ columns: marksOfGlasses(glasses), references, settings, asOf: null }),
  );
}

const precision = (of: ReturnType<typeof report>) =>
  of.tasters.find(({ taster }) => taster === 'T1')?.series.fruity?.pn;

test('M-QC-N a session of two tasters moves nobody from competent to not competent', () => {
  const few = pair(7, 50, 2);
  const competent = (of: ReturnType<typeof report>) =>
    of.tasters.find(({ taster }) => taster === 'T1')?.series.fruity?.pn.verdict;
  expect(competent(report(six))).toBe('within');
  expect(competent(report([...six, ...few], 'verdial-method-2'))).toBe('beyond');
  expect(competent(report([...six, ...few]))).toBe('within');
});

test.each([
  [8, 8, 7],
  [7, 8, 6],
  [8, 7, 6],
  [9, 12, 7],
])('M-QC-N a pair of %s and %s evaluations: %s pairs count', (first, second, n) => {
  const found = report([...six, ...pair(7, 1, first, second)]);
  expect(precision(found)?.n).toBe(n);
  expect(found.panel.fruity?.pn.n).toBe(n);
  expect(found.tooFew.map(({ sample }) => sample)).toEqual(n === 7 ? [] : ['S7']);
});

test('M-QC-N evaluations that are invalid do not make it eight', () => {
  const seven = pair(7, 1, 8).map((glass) => ({ ...glass, invalid: ['T8'] }));
  expect(precision(report([...six, ...seven]))?.n).toBe(6);
});

test('M-QC-N what was left out is listed with how many evaluations count, the pair stays among the pairs', () => {
  const found = report([...six, ...pair(7, 1, 8, 3)]);
  expect(found.tooFew).toEqual([
    { kind: 'duplicate', sessions: ['7'], sample: 'S7', date: '2026-03-08', n: 3 },
  ]);
  expect(found.pairs.map(({ sample }) => sample)).toContain('S7');
  expect(report([...six, ...pair(7, 1, 8, 3)], 'verdial-method-2').tooFew).toEqual([]);
});

test('M-QC-N a pair over two sessions names both, the earlier first', () => {
  const halves = [
    { session: 'a', date: '2026-03-10', sample: 'P', replicate: 1, marks: marks(8, 40) },
    { session: 'b', date: '2026-03-12', sample: 'P', replicate: 2, marks: marks(5, 40) },
  ] as const;
  expect(report([...six, ...halves]).tooFew).toEqual([
    { kind: 'duplicate', sessions: ['a', 'b'], sample: 'P', date: '2026-03-12', n: 5 },
  ]);
});

test('M-QC-N a reference material that fewer than eight tasted enters no deviation, and is checked all the same', () => {
  const reference: ReferenceMaterial = {
    sample: 'R',
    predominant: null,
    values: [{ attribute: 'fruity', median: 4, u: 0.2, sd: 0.5 }],
  };
  const tastedBy = (tasters: number): Tasted => ({
    session: 'r',
    date: '2026-03-20',
    sample: 'R',
    marks: marks(tasters, 40),
  });
  const few = report([...six, tastedBy(7)], 'verdial-method-3', [reference]);
  expect(few.panel.fruity?.dn.n).toBe(0);
  expect(few.tasters[0]?.series.fruity?.dnReference.n).toBe(0);
  expect(few.references).toHaveLength(1);
  expect(few.tooFew).toEqual([
    { kind: 'reference', sessions: ['r'], sample: 'R', date: '2026-03-20', n: 7 },
  ]);
  const enough = report([...six, tastedBy(8)], 'verdial-method-3', [reference]);
  expect([enough.panel.fruity?.dn.n, enough.tooFew.length]).toEqual([1, 0]);
});
