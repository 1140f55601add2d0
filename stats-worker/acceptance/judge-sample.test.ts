import fc from 'fast-check';
import { expect, test } from 'vitest';
import { earlierHalf } from '../../domain/sessions/earlier-half.ts';
import { type Analysis, pairAnalyses } from '../../domain/sessions/pair-analyses.ts';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { holds } from '../../domain/testing/holds.ts';
import { duplicatePairs } from '../history/duplicate-pairs.ts';
import { dayOf } from '../marks/calendar-day.ts';
import { METHOD_1 } from '../method/version-1.ts';
import { METHOD_2 } from '../method/version-2.ts';
import { all, sheetsOf } from '../testing/sheets-of.ts';
import { type CurrentAnalysis, judgeSample } from './judge-sample.ts';

const settings = defaultPanelSettings();
let order = 0;
const tasted = (rancid: number, of: Partial<CurrentAnalysis> = {}): CurrentAnalysis => {
  order += 1;
  return {
    session: order,
    date: `2026-01-${String(order).padStart(2, '0')}`,
    replicate: 1,
    class: rancid === 0 ? 'EVOO' : 'VOO',
    sheets: sheetsOf({ rancid: all(8, rancid), fruity: all(8, 40) }),
    settings,
    ...of,
  };
};

test('ASM-20 ASM-42 the official replicate of a rejected pair gives the provisional class, as the settings order', () => {
  const pair = (duplicateOrder: 'first' | 'second') =>
    [tasted(0), tasted(20, { replicate: 2 })].map((one) => ({
      ...one,
      settings: { ...settings, duplicateOrder },
    }));
  expect(judgeSample(pair('first'))).toMatchObject({ class: null, provisional: 'EVOO' });
  expect(judgeSample(pair('second'))).toMatchObject({ class: null, provisional: 'VOO' });
  expect(judgeSample([])).toBeNull();
});

test('ASM-20 ASM-41 rejected twice a person decides, and neither class is final', () => {
  const twice = [0, 20, 0, 20].map((rancid, nth) =>
    tasted(rancid, { replicate: nth % 2 === 0 ? 1 : 2 }),
  );
  expect(judgeSample(twice)).toMatchObject({
    state: 'person-decides',
    class: null,
    provisional: 'EVOO',
    further: 2,
  });
});

const analysis = fc.record({
  session: fc.integer({ min: 1, max: 6 }),
  replicate: fc.constantFrom(1, 2),
});
/** Sessions of rising dates, months apart; a sample is once in each replicate of a session. */
const histories = fc
  .tuple(
    fc.uniqueArray(analysis, {
      maxLength: 8,
      selector: (one) => `${one.session} ${one.replicate}`,
    }),
    fc.array(fc.integer({ min: 0, max: 150 }), { minLength: 7, maxLength: 7 }),
  )
  .map(([rows, gaps]) => {
    const days = gaps.map((_, nth) => gaps.slice(0, nth + 1).reduce((sum, gap) => sum + gap, 0));
    const dated = (session: number) =>
      new Date(Date.UTC(2026, 0, 1 + (days[session] ?? 0))).toISOString().slice(0, 10);
    return rows
      .toSorted((a, b) => a.session - b.session || a.replicate - b.replicate)
      .map((one): Analysis => ({ ...one, date: dated(one.session) }));
  });

test('M-PAIR the pairs of a sample are those that the history of a panel finds', () => {
  holds(
    fc.property(histories, (history) => {
      for (const profile of [METHOD_1, METHOD_2]) {
        const found = duplicatePairs(entriesOf(history), columnsOf(history), profile);
        const own = pairAnalyses(history, profile.pairs.months).map(({ first, second }) => ({
          first: history.indexOf(first),
          second: history.indexOf(second),
        }));
        const inOrder = (of: typeof own) => of.toSorted((a, b) => a.first - b.first);
        expect(inOrder(own)).toEqual(inOrder([...found]));
      }
    }),
  );
});

test('PLN-30 the earlier half is a lone replicate 1 that waits, of at most six months before; without pairs over two there is none', () => {
  const of = (session: number, date: string, replicate: 1 | 2) => ({
    session,
    date,
    replicate,
    codes: [String(100 + session)],
    training: false,
  });
  const planned = { session: 9, date: '2026-08-31' };
  const half = (...results: readonly ReturnType<typeof of>[]) =>
    earlierHalf(results, planned, 6)?.session ?? null;
  expect(half()).toBeNull();
  expect(half(of(1, '2026-02-27', 1))).toBeNull();
  expect(half(of(1, '2026-02-28', 1))).toBe(1);
  expect(half(of(1, '2026-09-01', 1))).toBeNull();
  expect(half(of(1, '2026-03-01', 1), of(1, '2026-03-01', 2))).toBeNull();
  expect(half(of(1, '2026-03-01', 1), of(2, '2026-03-02', 2))).toBeNull();
  expect(half(of(1, '2026-03-01', 1), of(2, '2026-03-02', 2), of(3, '2026-03-03', 1))).toBe(3);
  expect(half(of(9, '2026-03-01', 1))).toBeNull();
  expect(earlierHalf([of(1, '2026-08-01', 1)], planned, null)).toBeNull();
});

const sessionPlaces = (history: readonly Analysis[]) => [
  ...new Set(history.map(({ session }) => session)),
];

function entriesOf(history: readonly Analysis[]) {
  const sessions = sessionPlaces(history);
  const twin = history.map((one) =>
    history.findIndex(
      (other) => other.session === one.session && other.replicate !== one.replicate,
    ),
  );
  return {
    count: history.length,
    session: Int32Array.from(history, ({ session }) => sessions.indexOf(session)),
    sample: new Int32Array(history.length),
    replicate: Uint8Array.from(history, ({ replicate }) => replicate),
    twin: Int32Array.from(twin),
    order: Int32Array.from(history.keys()),
    start: Int32Array.from({ length: history.length + 1 }, (_, place) => place),
  };
}

const columnsOf = (history: readonly Analysis[]) => ({
  sessionDay: Int32Array.from(
    sessionPlaces(history),
    (session) => dayOf(history.find((one) => one.session === session)?.date ?? '') ?? 0,
  ),
  counter: new Uint8Array(history.length),
});
