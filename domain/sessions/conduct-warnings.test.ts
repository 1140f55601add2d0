import { describe, expect, test } from 'vitest';
import type { PlanValue } from '../documents/session.document.ts';
import { entryId, planOf, sampleId, tasterId, upTo } from '../testing/plans.ts';
import type { PlanSurroundings } from './checklist-item.ts';
import { conductWarnings } from './conduct-warnings.ts';

const plan = planOf(4, 8);
const around: PlanSurroundings = { sessionsThatDay: 1, inactive: [], left: new Map() };

/** The warning of this code: whether its condition is met, and what is said with it. */
function warningOf(code: string, changed: Partial<PlanValue>, with_: Partial<PlanSurroundings>) {
  const item = conductWarnings({ ...plan, ...changed }, { ...around, ...with_ }).find(
    (one) => one.code === code,
  );
  return item && { kind: item.kind, met: item.met, data: item.data };
}

const tasters = (count: number) => ({ tasters: planOf(0, count).tasters });
const samples = (count: number) => ({ entries: planOf(count, 0).entries });

describe('SES-6 the conditions of the method are warnings, with what they are about', () => {
  test.each<[string, Partial<PlanValue>, boolean, object]>([
    ['tasters-8-to-12', tasters(7), false, { tasters: 7 }],
    ['tasters-8-to-12', tasters(8), true, { tasters: 8 }],
    ['tasters-8-to-12', tasters(12), true, { tasters: 12 }],
    ['tasters-8-to-12', tasters(13), false, { tasters: 13 }],
    ['samples-at-most-4', samples(4), true, { samples: 4 }],
    ['samples-at-most-4', samples(5), false, { samples: 5 }],
    ['starts-10-to-12', { start: '09:59' }, false, { start: '09:59' }],
    ['starts-10-to-12', { start: '10:00' }, true, { start: '10:00' }],
    ['starts-10-to-12', { start: '12:00' }, true, { start: '12:00' }],
    ['starts-10-to-12', { start: '12:01' }, false, { start: '12:01' }],
    ['sample-temperature', { sampleTemperature: 25.9 }, false, { degrees: 25.9 }],
    ['sample-temperature', { sampleTemperature: 26 }, true, { degrees: 26 }],
    ['sample-temperature', { sampleTemperature: 30 }, true, { degrees: 30 }],
    ['sample-temperature', { sampleTemperature: 30.1 }, false, { degrees: 30.1 }],
    ['sample-temperature', { sampleTemperature: null }, false, {}],
    ['room-temperature', { roomTemperature: 19.9 }, false, { degrees: 19.9 }],
    ['room-temperature', { roomTemperature: 20 }, true, { degrees: 20 }],
    ['room-temperature', { roomTemperature: 25 }, true, { degrees: 25 }],
    ['room-temperature', { roomTemperature: 25.1 }, false, { degrees: 25.1 }],
    ['room-temperature', { roomTemperature: null }, false, {}],
    ['rest-15-minutes', { restMinutes: 14 }, false, { minutes: 14 }],
    ['rest-15-minutes', { restMinutes: 15 }, true, { minutes: 15 }],
  ])('%s of %j: %s', (code, changed, met, data) => {
    expect(warningOf(code, changed, {})).toEqual({ kind: 'warning', met, data });
  });

  test.each([
    [3, true],
    [4, false],
  ])('%i sessions that day: %s', (sessionsThatDay, met) => {
    const warning = warningOf('sessions-at-most-3', {}, { sessionsThatDay });
    expect(warning).toEqual({ kind: 'warning', met, data: { sessions: sessionsThatDay } });
  });

  test('an inactive taster who is invited is named, one who is not invited is not', () => {
    const told = warningOf('tasters-active', {}, { inactive: [tasterId(3), tasterId(99)] });
    expect(told).toEqual({ kind: 'warning', met: false, data: { tasters: [tasterId(3)] } });
    expect(warningOf('tasters-active', {}, { inactive: [tasterId(99)] })).toMatchObject({
      met: true,
    });
  });
});

describe('SES-6 a sample of which less is left than is poured is named', () => {
  const left = (...each: readonly (readonly [number, number | null])[]) => ({
    left: new Map(each.map(([nth, millilitres]) => [sampleId(nth), millilitres])),
  });
  const short = (...each: readonly (readonly [number, number | null])[]) =>
    warningOf('samples-left', {}, left(...each));

  test('15 mL for each of 8 tasters are 120', () => {
    expect(short([1, 120], [2, 119.5], [3, 0], [4, 500])).toEqual({
      kind: 'warning',
      met: false,
      data: { samples: [sampleId(2), sampleId(3)] },
    });
    expect(short([1, 120], [2, 120])).toMatchObject({ met: true, data: { samples: [] } });
  });

  test('a sample in two replicates is poured twice', () => {
    const [first] = plan.entries;
    if (!first) throw new Error('four glasses');
    const pair = { ...first, id: entryId(5), replicate: 2 } as const;
    const told = (millilitres: number) =>
      warningOf('samples-left', { entries: [first, pair] }, left([1, millilitres]));
    expect(told(239)).toMatchObject({ met: false, data: { samples: [sampleId(1)] } });
    expect(told(240)).toMatchObject({ met: true });
  });

  test('SES-22 there is nothing to check where nothing was written down, nor of samples off the plan', () => {
    expect(short([1, null], [2, null])).toBeUndefined();
    expect(short([99, 0])).toBeUndefined();
    expect(short([1, 500], [2, null], [99, 0])).toMatchObject({ met: true });
  });
});

test('SES-6 a plan as the method has it is warned of nothing', () => {
  const full = { left: new Map(upTo(4).map((nth) => [sampleId(nth), 500])) };
  expect(conductWarnings(plan, { ...around, ...full }).filter(({ met }) => !met)).toEqual([]);
});
