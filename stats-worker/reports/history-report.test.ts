import { describe, expect, test } from 'vitest';
import { defaultPanelSettings, type PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { AttributeKey } from '../../domain/words/attributes.ts';
import type { Replicate } from '../../domain/words/replicate.ts';
import { NO_DAY } from '../marks/mark-columns.ts';
import { BY_VERSION_1 } from '../testing/by-version-1.ts';
import { marksOfGlasses, type Tasted } from '../testing/marks-of-glasses.ts';
import { runSteps } from '../testing/run-steps.ts';
import { type HistoryInput, historyReport, lastDay } from './history-report.ts';

const settings: PanelSettings = { ...defaultPanelSettings(), ...BY_VERSION_1 };

/** So many tasters who all give these marks; lines that are not named are 0. */
const agreed = (
  count: number,
  marks: Partial<Record<AttributeKey, number | null>>,
): Tasted['marks'] =>
  Object.fromEntries(Array.from({ length: count }, (_, taster) => [`T${taster}`, marks]));

const blank = {
  fusty: null,
  musty: null,
  winey: null,
  frostbitten: null,
  rancid: null,
  other: null,
} as const;

const input = (glasses: readonly Tasted[], changed: Partial<PanelSettings> = {}): HistoryInput => ({
  columns: marksOfGlasses(glasses),
  references: [],
  settings: { ...settings, ...changed },
  asOf: null,
});
const report = (...given: Parameters<typeof input>) => runSteps(historyReport(input(...given)));

const glass = (
  session: string,
  sample: string,
  replicate: Replicate,
  marks: Tasted['marks'],
  change: Partial<Tasted> = {},
): Tasted => ({ session, date: '2026-03-02', sample, replicate, marks, ...change });

describe('the results', () => {
  const glasses = [
    glass('monday', 'S-1', 1, agreed(8, { fruity: 40 })),
    glass('monday', 'S-2', 2, agreed(9, { fruity: 35, fusty: 36 })),
    glass('friday', 'S-2', 1, agreed(8, { fruity: 0, rancid: 10 })),
    glass('friday', 'S-3', 1, agreed(7, { fruity: 20 })),
    glass('friday', 'S-4', 1, agreed(8, { fruity: 40, other: 30 }), { descriptor: 'cucumber' }),
    glass('friday', 'S-5', 1, agreed(8, { ...blank, fruity: 40 })),
    glass('friday', 'S-6', 1, agreed(8, { fruity: null })),
    glass('friday', 'S-7', 1, agreed(8, { fruity: 40 }), { invalid: ['T0'] }),
  ];

  test('M-STAT, M-CLASS every glass by its own name, with its own sheets', () => {
    const rows = report(glasses).results.map((row) => [
      row.session,
      row.sample,
      row.replicate,
      row.n,
      row.predominantDefect,
      row.md,
      row.mf,
      row.class,
      row.reliable,
    ]);
    expect(rows).toEqual([
      ['monday', 'S-1', 1, 8, null, 0, 4, 'EVOO', true],
      ['monday', 'S-2', 2, 9, 'fusty', 3.6, 3.5, 'LOO_EU', true],
      ['friday', 'S-2', 1, 8, 'rancid', 1, 0, 'LOO_EU', true],
      ['friday', 'S-3', 1, 7, null, 0, 2, 'NOCLASIFICATED', true],
      ['friday', 'S-4', 1, 8, 'cucumber', 3, 4, 'VOO', true],
      ['friday', 'S-5', 1, 8, null, null, 4, 'NOCLASIFICATED', true],
      ['friday', 'S-6', 1, 8, null, 0, null, 'NOCLASIFICATED', false],
      ['friday', 'S-7', 1, 7, null, 0, 4, 'NOCLASIFICATED', true],
    ]);
  });

  test('M-RECORD the document names the method and the settings it was computed by', () => {
    const changed = { scheme: 'IOC' } as const;
    const found = report(glasses, changed);
    expect(found.method).toBe('verdial-method-1');
    expect(found.settings).toEqual({ ...settings, ...changed });
    expect(found.results[1]?.class).toBe('OVOO');
  });
});

describe('the duplicates', () => {
  const of = (first: Tasted['marks'], second: Tasted['marks']) =>
    report([
      glass('1', 'lone', 1, agreed(8, { fruity: 40 })),
      glass('2', 'S', 2, second),
      glass('2', 'S', 1, first),
    ]).duplicates;

  test('M-EN named by session and sample, compared as two assessments', () => {
    expect(of(agreed(8, { fusty: 20, fruity: 40 }), agreed(9, { fusty: 20, fruity: 40 }))).toEqual([
      {
        session: '2',
        session2: '2',
        sample: 'S',
        enDefect: 0,
        enFruity: 0,
        accepted: true,
        categoryMatch: true,
        defectMatch: true,
        md: 2,
        mf: 4,
        class: 'VOO',
      },
    ]);
  });

  test('M-EN the smaller number of evaluations decides whether a class is stated', () => {
    const seven = of(agreed(7, { fruity: 40 }), agreed(9, { fruity: 40 }));
    expect(seven).toMatchObject([
      { accepted: true, categoryMatch: false, class: 'NOCLASIFICATED' },
    ]);
    const eight = of(agreed(9, { fruity: 40 }), agreed(8, { fruity: 40 }));
    expect(eight).toMatchObject([{ accepted: true, categoryMatch: true, class: 'EVOO' }]);
  });

  test('M-EN without an answer to any defect there is no error of the defects; one line is enough', () => {
    const clean = agreed(8, { fruity: 40 });
    expect(of(clean, agreed(8, { ...blank, fruity: 40 }))).toMatchObject([
      { enDefect: null, enFruity: 0, accepted: false },
    ]);
    expect(of(clean, agreed(8, { ...blank, rancid: 0, fruity: 40 }))).toMatchObject([
      { enDefect: 0, accepted: true },
    ]);
    expect(of(clean, agreed(8, { ...blank, fusty: 0, fruity: 40 }))).toMatchObject([
      { enDefect: 0, accepted: true },
    ]);
  });

  test('M-EN a descriptor of *other* that is the predominant defect is an answer to a defect', () => {
    const brine = agreed(8, { ...blank, other: 20, fruity: 40 });
    const found = report([
      glass('2', 'S', 1, brine, { descriptor: 'brine' }),
      glass('2', 'S', 2, brine, { descriptor: 'brine' }),
    ]).duplicates;
    expect(found).toMatchObject([{ enDefect: 0, accepted: true, md: 2, class: 'VOO' }]);
  });
});

test('M-QC the last day is the one asked for, or the newest session’s; without any date there is none', () => {
  const columns = marksOfGlasses([
    glass('1', 'A', 1, agreed(1, {}), { date: '1970-01-11' }),
    glass('2', 'A', 1, agreed(1, {}), { date: '1970-01-21' }),
    glass('3', 'A', 1, agreed(1, {}), { date: '' }),
  ]);
  expect(columns.sessionDay[2]).toBe(NO_DAY);
  expect(lastDay({ columns, asOf: null })).toBe(20);
  expect(lastDay({ columns, asOf: 5 })).toBe(5);
  expect(lastDay({ columns: marksOfGlasses([]), asOf: null })).toBeNull();
});

test('M-QC a history without a date has results, and every index has not enough data', () => {
  const marks = agreed(2, { fruity: 40 });
  const found = report([
    glass('1', 'A', 1, marks, { date: '' }),
    glass('1', 'A', 2, marks, { date: '' }),
  ]);
  expect(found.results).toHaveLength(2);
  const none = { n: 0, value: null, limit: null, verdict: 'insufficient' };
  expect(found.panel.fruity).toEqual({ pn: none, dn: none });
  expect(found.tasters['T0']?.fruity).toEqual({ pn: none, dn: none, dnReference: none });
});

test('M-QC a long history tells how far it is: half by its assessments, half by its results', () => {
  const glasses = Array.from({ length: 9000 }, (_, place) =>
    glass(`${Math.floor(place / 4)}`, `S${place % 4}`, 1, { A: { fruity: 40 } }),
  );
  const told: number[] = [];
  const steps = historyReport(input(glasses));
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) told.push(step.value);
  expect(step.value.results).toHaveLength(9000);
  expect(told).toEqual(told.toSorted((left, right) => left - right));
  expect(told.every((done) => done > 0 && done < 1)).toBe(true);
  expect(told.filter((done) => done < 0.5).length).toBeGreaterThan(1);
  expect(told.filter((done) => done > 0.5).length).toBeGreaterThan(10);
  expect(told.length).toBeLessThan(1000);
});
