import { expect, test } from 'vitest';
import type { DayVerdict } from '../sessions/decide-day.ts';
import type { DayRow, DaySession } from '../sessions/session-row.ts';
import { dayJudgement, daySession, tastingDay } from '../sessions/testing/tasting-day.ts';
import {
  LEAST_MILLILITRES,
  type Need,
  needsToday,
  type TodayFacts,
  type TodayResult,
  type TodaySample,
} from './needs-today.ts';

const nothing: TodayFacts = {
  calls: [],
  sessions: [],
  days: [],
  openDays: 0,
  results: [],
  repeats: 0,
  samples: [],
  tasters: [],
  notCompetent: [],
  inactivityMonths: 6,
  backups: null,
  now: Date.parse('2026-11-23T12:00:00Z'),
  today: '2026-11-23',
};
const needs = (facts: Partial<TodayFacts>) => needsToday({ ...nothing, ...facts });

const session = (number: number, state: DaySession['state'], training = false): DaySession =>
  daySession({ session: number, state, training });
const day = (
  sessions: readonly DaySession[],
  stands: boolean | null = null,
  verdict: DayVerdict = 'accepted',
): DayRow => tastingDay(sessions, stands === null ? null : dayJudgement(verdict, { stands }));
const sessionsOf = (found: readonly Need[]) =>
  found.map((need) => (need.kind === 'validate' ? need.session.session : need.kind));

test('TDY-2 nothing needs a person where nothing waits', () => {
  expect(needs({})).toEqual({ now: [], toDecide: [], runningOut: [] });
});

test('TDY-2 TDY-4 who calls is first, whatever else waits', () => {
  const call = {
    session: 4,
    taster: 't',
    code: 'T1',
    name: 'Ana',
    call: { at: '2026-11-23T09:00:00Z', reason: 'help' },
  } as const;
  expect(needs({ calls: [call] }).now).toEqual([{ kind: 'call', call }]);
});

test('TDY-2 TDY-5 a closed session waits for its validation, one in progress or judged does not', () => {
  const sessions = [session(1, 'closed'), session(2, 'shown'), session(3, 'validated')];
  expect(sessionsOf(needs({ sessions }).toDecide)).toEqual([1]);
});

test.each([
  ['all validated', day([session(1, 'validated'), session(2, 'draft')]), true],
  ['one still open', day([session(1, 'validated'), session(2, 'closed')]), false],
  ['only training', day([session(1, 'validated', true)]), false],
  ['accepted', day([session(1, 'validated')], true), false],
  ['accepted before its results changed', day([session(1, 'validated')], false), true],
  ['rejected', day([session(1, 'validated')], true, 'rejected'), false],
  ['reopened', day([session(1, 'validated')], false, 'reopened'), true],
])('TDY-2 TDY-5 a day waits to be accepted: %s', (_what, one, waits) => {
  expect(needs({ days: [one] }).toDecide.map(({ kind }) => kind)).toEqual(
    waits ? ['accept-day'] : [],
  );
});

const result = (number: number, date: string, of: Partial<TodayResult>): TodayResult => ({
  session: number,
  date,
  training: false,
  sample: { id: 's1', code: 'S1' },
  reliable: true,
  isCounter: false,
  invalid: null,
  ...of,
});

test('TDY-2 TDY-5 three days that wait are named, and that older ones do, with how many are open in all', () => {
  const days = [1, 2, 3, 4, 5].map((number) => day([session(number, 'validated')]));
  const named = (count: number, openDays = count) =>
    needs({ days: days.slice(0, count), openDays }).toDecide.map((need) =>
      need.kind === 'older-days' ? need.open : need.kind,
    );
  expect(named(3)).toEqual(['accept-day', 'accept-day', 'accept-day']);
  expect(named(5)).toEqual(['accept-day', 'accept-day', 'accept-day', 5]);
  // More than were read are open.
  expect(named(5, 9994)).toEqual(['accept-day', 'accept-day', 'accept-day', 9994]);
  expect(named(2, 60)).toEqual(['accept-day', 'accept-day', 60]);
});

test('TDY-2 TDY-6 a sample is to be tasted again while its newest result is not reliable', () => {
  const bad = { reliable: false };
  const repeats = (results: readonly TodayResult[]) =>
    needs({ results }).toDecide.map((need) =>
      need.kind === 'repeat' ? need.result.session : need.kind,
    );
  expect(repeats([result(1, '2026-11-20', bad)])).toEqual([1]);
  expect(repeats([result(2, '2026-11-21', {}), result(1, '2026-11-20', bad)])).toEqual([]);
  expect(repeats([result(1, '2026-11-20', {}), result(2, '2026-11-21', bad)])).toEqual([2]);
  const both = [result(1, '2026-11-20', {}), result(1, '2026-11-20', bad)];
  expect(repeats(both)).toEqual([1]);
  expect(repeats(both.toReversed())).toEqual([1]);
  for (const aside of [{ training: true }, { isCounter: true }])
    expect(repeats([result(1, '2026-11-20', { ...bad, ...aside })])).toEqual([]);
  const invalid = { by: 'Eva', at: '', reason: 'mixed up' };
  expect(repeats([result(1, '2026-11-20', { ...bad, invalid })])).toEqual([]);
});

test('TDY-2 TDY-6 five samples to be tasted again are named, and that more are, with how many in all', () => {
  const results = [1, 2, 3, 4, 5, 6, 7].map((number) =>
    result(number, '2026-11-20', { reliable: false, sample: { id: `s${number}`, code: 'S' } }),
  );
  const named = (count: number, repeats = count) =>
    needs({ results: results.slice(0, count), repeats }).toDecide.map((need) =>
      need.kind === 'more-repeats' ? need.open : need.kind,
    );
  const five = Array.from({ length: 5 }, () => 'repeat');
  expect(named(5)).toEqual(five);
  expect(named(7)).toEqual([...five, 7]);
  // More than were read are.
  expect(named(7, 8200)).toEqual([...five, 8200]);
});

test('TDY-2 TDY-7 oil runs out where a sample in use has less than eight glasses', () => {
  const told = (of: Partial<TodaySample>) =>
    needs({
      samples: [
        {
          id: 's1',
          code: 'S1',
          active: true,
          reference: false,
          validated: false,
          currentQuantity: LEAST_MILLILITRES - 1,
          ...of,
        },
      ],
    }).runningOut.length;
  expect(LEAST_MILLILITRES).toBe(120);
  expect(told({})).toBe(1);
  expect(told({ validated: true, reference: true })).toBe(1);
  for (const enough of [
    { currentQuantity: LEAST_MILLILITRES },
    { currentQuantity: null },
    { active: false },
    { validated: true },
  ])
    expect(told(enough)).toBe(0);
});

test('TDY-2 TDY-8 a taster is named who had no session for longer than the settings allow, a new one is not', () => {
  const told = (lastSession: string | null, active = true, registeredOn = '2026-11-23') => {
    const taster = { id: 't1', code: 'T1', displayName: 'Ana', active, lastSession, registeredOn };
    return needs({ tasters: [taster] }).runningOut.length;
  };
  expect(told('2026-05-22')).toBe(1);
  expect(told('2026-05-23')).toBe(0);
  expect(told(null)).toBe(0);
  expect(told('2026-01-01', false)).toBe(0);
  expect(told(null, true, '2026-05-23')).toBe(0);
  expect(told(null, true, '2026-05-22')).toBe(1);
});

test('TDY-2, BAK-49, TDY-10 a backup of the installation that failed or is late needs a person', () => {
  const schedule = { everyHours: 24, keep: 14 };
  const made = { at: '2026-11-22T12:00:00Z', bytes: 1 };
  const fine = { schedule, made, verified: null, restored: null, failed: null };
  const of = (change: object) => needs({ backups: { ...fine, ...change } }).runningOut;
  expect(of({})).toEqual([]);
  expect(of({ made: { ...made, at: '2026-11-21T12:00:00Z' } })).toEqual([]);
  expect(of({ made: { ...made, at: '2026-11-21T11:59:59Z' } })).toEqual([
    { kind: 'backup', trouble: 'late', since: '2026-11-21T11:59:59Z' },
  ]);
  expect(of({ failed: { at: '2026-11-23T01:00:00Z' } })).toEqual([
    { kind: 'backup', trouble: 'failed', since: made.at },
  ]);
  expect(of({ schedule: null, made: null })).toEqual([]);
});

test('TDY-2 TDY-9 tasters who are not competent are told as one, beside what runs out', () => {
  const taster = (code: string) => ({ code, name: 'Ana', beyond: [] });
  const both = [taster('T1'), taster('T2')];
  expect(needs({ notCompetent: both }).runningOut).toEqual([{ kind: 'competence', tasters: both }]);
  expect(needs({ notCompetent: [] }).runningOut).toEqual([]);
});
