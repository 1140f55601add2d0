import { describe, expect, test } from 'vitest';
import { codeKey, type PlanValue } from '../documents/session.document.ts';
import {
  codeOf,
  entryId,
  planOf,
  sampleId,
  sessionCode,
  tasterId,
  upTo,
} from '../testing/plans.ts';
import type { EntryId, SampleId, TasterId } from '../words/ids.ts';
import { SHEETS } from './built-in-sheets.ts';
import { MILLILITRES_A_GLASS } from './checklist-item.ts';
import { planChecklist, wallsOf } from './plan-checklist.ts';

const around = { sessionsThatDay: 1, inactive: [], left: new Map() };
const items = (plan: PlanValue) => planChecklist(plan, around, ['ioc-vo']);
const walls = (plan: PlanValue) => wallsOf(items(plan));

/** Three glasses for two tasters, each with its code; the second tastes backwards. */
const orders = (...each: readonly (readonly number[])[]) =>
  new Map<TasterId, readonly EntryId[]>(
    each.map((order, index) => [tasterId(index + 1), order.map(entryId)]),
  );
const codes = (...texts: readonly string[]) =>
  new Map(texts.map((text, index) => [codeKey(entryId(index + 1), null), codeOf(text)]));
const whole: PlanValue = {
  ...planOf(3, 2),
  codes: codes('417', '852', '190'),
  orders: orders([1, 2, 3], [3, 2, 1]),
};

/** The same under multicode: every taster has codes of their own. */
const manyCodes = (...texts: readonly string[]) =>
  new Map(
    upTo(2).flatMap((taster) =>
      upTo(3).map((nth) => [
        codeKey(entryId(nth), tasterId(taster)),
        codeOf(texts[(taster - 1) * 3 + nth - 1] ?? ''),
      ]),
    ),
  );
const multicode: PlanValue = {
  ...whole,
  multicode: true,
  codes: manyCodes('417', '852', '190', '233', '604', '777'),
};

test('SES-37 a date too far from the present day blocks the session, and no other line says anything of it', () => {
  const on = (date: string) =>
    wallsOf(planChecklist({ ...whole, date }, { ...around, today: '2026-11-28' }, ['ioc-vo']));
  expect(['2026-11-28', '2028-11-28', '2028-11-29', '9999-12-31'].map(on)).toEqual([
    [],
    [],
    ['plan-date'],
    ['plan-date'],
  ]);
});

test('SES-5 what has nothing to check is not met: of an empty plan only what was typed is', () => {
  const met = (plan: PlanValue) => items(plan).flatMap((item) => (item.met ? [item.code] : []));
  const empty = { ...planOf(0, 0), sampleTemperature: 28, roomTemperature: 22 };
  const typed = [
    'plan-sheet-known',
    'starts-10-to-12',
    'sample-temperature',
    'room-temperature',
    'rest-15-minutes',
    'sessions-at-most-3',
  ];
  expect(met(empty)).toEqual(typed);
  expect(met({ ...empty, multicode: true })).toEqual(typed);
  for (const half of [planOf(3, 0), planOf(0, 8)])
    for (const code of ['plan-orders-complete', 'samples-left'])
      expect(met(half)).not.toContain(code);
});

test('PLN-41 a counter-assessment waits until the result it names stands and its sample is served', () => {
  const checks = (sample: number) =>
    ({ of: 'panel', session: sessionCode(3), sample: sampleId(sample) }) as const;
  const standing = (plan: PlanValue, checkedStands: boolean | undefined) =>
    wallsOf(planChecklist(plan, { ...around, checkedStands }, ['ioc-vo']));
  const served = { ...whole, checks: checks(1) };
  expect(standing(served, true)).toEqual([]);
  expect(standing(served, false)).toEqual(['plan-check-stands']);
  // What is not known yet is not said to stand.
  expect(standing(served, undefined)).toEqual(['plan-check-stands']);
  expect(standing({ ...whole, checks: checks(99) }, true)).toEqual(['plan-check-serves']);
  expect(
    standing({ ...whole, checks: { of: 'elsewhere', reference: 'Jaén 26/118' } }, true),
  ).toEqual([]);
});

describe('SES-5 what stands before a session may be shown', () => {
  test('is a list of walls and then of warnings, in the order of the form, met or not', () => {
    expect(items(whole).map(({ code, kind, met }) => `${kind} ${code} ${met}`)).toEqual([
      'wall plan-has-samples true',
      'wall plan-has-tasters true',
      'wall plan-entries-distinct true',
      'wall plan-codes-complete true',
      'wall plan-orders-complete true',
      'wall plan-sheet-known true',
      'warning tasters-8-to-12 false',
      'warning samples-at-most-4 true',
      'warning starts-10-to-12 true',
      'warning sample-temperature true',
      'warning room-temperature true',
      'warning rest-15-minutes true',
      'warning sessions-at-most-3 true',
      'warning tasters-active true',
    ]);
    expect(walls(whole)).toEqual([]);
    expect(walls(multicode)).toEqual([]);
  });

  test('a plan without samples, or without tasters', () => {
    expect(walls({ ...whole, entries: [], orders: orders([], []) })).toEqual([
      'plan-has-samples',
      'plan-entries-distinct',
      'plan-codes-complete',
      'plan-orders-complete',
    ]);
    expect(walls({ ...whole, tasters: [] })).toEqual(['plan-has-tasters', 'plan-orders-complete']);
  });

  test('a sheet nobody knows, named', () => {
    expect(walls({ ...whole, sheet: 'of-tomorrow' })).toEqual(['plan-sheet-known']);
    const told = items({ ...whole, sheet: 'of-tomorrow' }).find((item) => item.data['sheet']);
    expect(told).toMatchObject({ code: 'plan-sheet-known', data: { sheet: 'of-tomorrow' } });
  });
});

test.each([
  ['ioc-vo', false, []],
  ['ioc-vo', true, []],
  ['training', true, []],
  ['training', false, ['plan-sheet-fits']],
  ['award-100', false, []],
  ['award-100', true, ['plan-sheet-fits']],
] as const)(
  'TRN-11 the sheet %s in a session that is training, %s: what stands in the way is %j',
  (sheet, training, standing) => {
    const plan = { ...whole, sheet, training };
    expect(wallsOf(planChecklist(plan, around, SHEETS))).toEqual(standing);
  },
);

test('SES-5 15 mL are poured a glass, between the 14 and 16 of the norm', () => {
  expect(MILLILITRES_A_GLASS).toBe(15);
});

describe('PLN-3 a sample is on the plan once, or twice as replicate 1 and 2', () => {
  const [first, second, third] = whole.entries;
  if (!first || !second || !third) throw new Error('three glasses');
  const sample = sampleId(1);

  test('as two replicates it is no wall', () => {
    const pair = { ...second, sample, replicate: 2 } as const;
    expect(walls({ ...whole, entries: [first, pair, third] })).toEqual([]);
  });

  test.each([
    ['the same replicate twice', { ...second, sample, replicate: 1 }],
    ['a replicate 2 of a sample without a 1', { ...second, replicate: 2 }],
  ] as const)('%s is a wall', (_, other) => {
    expect(walls({ ...whole, entries: [first, other, third] })).toEqual(['plan-entries-distinct']);
  });
});

describe('SES-2, SES-19 two glasses that share a code, and a glass without one, are walls', () => {
  test.each<[string, PlanValue]>([
    ['two glasses of one code', { ...whole, codes: codes('417', '852', '417') }],
    ['a glass without a code', { ...whole, codes: codes('417', '852') }],
    ['no code at all', { ...whole, codes: new Map() }],
    ['multicode with the codes of the glasses alone', { ...whole, multicode: true }],
    ['codes of tasters without multicode', { ...multicode, multicode: false }],
    [
      'one code before two tasters',
      { ...multicode, codes: manyCodes('417', '852', '190', '233', '604', '417') },
    ],
  ])('%s', (_, plan) => expect(walls(plan)).toEqual(['plan-codes-complete']));

  test('a code of a glass that is no more on the plan is none of its', () => {
    expect(walls({ ...whole, codes: codes('417', '852', '190', '417') })).toEqual([]);
  });
});

describe('SES-4 every taster is served every glass once, or it is a wall', () => {
  test.each<[string, PlanValue['orders']]>([
    ['a taster without an order', orders([1, 2, 3])],
    ['a glass that is not served to one', orders([1, 2, 3], [3, 2])],
    ['a glass twice in the place of another', orders([1, 2, 3], [3, 2, 2])],
    ['a glass twice', orders([1, 2, 3], [3, 2, 1, 1])],
    ['a glass that is not on the plan', orders([1, 2, 3], [3, 2, 4])],
  ])('%s', (_, drawn) =>
    expect(walls({ ...whole, orders: drawn })).toEqual(['plan-orders-complete']),
  );
});

describe('PLN-30, PLN-31 a replicate 2 alone, of an earlier session', () => {
  const [first] = whole.entries;
  if (first === undefined) throw new Error('a glass');
  const entries = whole.entries.map((entry) =>
    entry === first ? { ...entry, replicate: 2 as const } : entry,
  );
  const half = { session: 3, date: '2026-11-01', replicate: 1 as const, training: false };
  const of = (had: readonly string[] | null) =>
    planChecklist(
      { ...whole, entries },
      {
        ...around,
        halves: new Map(had === null ? [] : [[first.sample, { ...half, codes: had }]]),
      },
      ['ioc-vo'],
    );

  test('stands where a half waits for it, and nowhere else', () => {
    expect(wallsOf(of(null))).toEqual(['plan-entries-distinct']);
    expect(wallsOf(of(['555']))).toEqual([]);
    expect(wallsOf(items({ ...whole, entries }))).toEqual(['plan-entries-distinct']);
  });

  test('PLN-42 PLN-56 of the sample that the session checks it stands nowhere: it would be half of nothing', () => {
    const [, other] = whole.entries;
    if (other === undefined) throw new Error('another glass');
    const checking = (sample: SampleId) =>
      wallsOf(
        planChecklist(
          { ...whole, entries, checks: { of: 'panel', session: sessionCode(3), sample } },
          {
            ...around,
            checkedStands: true,
            halves: new Map([[first.sample, { ...half, codes: [] }]]),
          },
          ['ioc-vo'],
        ),
      );
    expect(checking(first.sample)).toEqual(['plan-entries-distinct']);
    expect(checking(other.sample)).toEqual([]);
  });

  test('under a code of that half it is a wall, under a code that another sample has it is none', () => {
    expect(wallsOf(of(['555', '417']))).toEqual(['plan-codes-apart']);
    expect(wallsOf(of(['852']))).toEqual([]);
    const said = of(['555']).filter(({ code }) => code === 'plan-codes-apart');
    expect(said.map(({ kind, met }) => [kind, met])).toEqual([['wall', true]]);
    expect(items(whole).some(({ code }) => code === 'plan-codes-apart')).toBe(false);
  });
});
