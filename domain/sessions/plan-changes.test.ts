import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlanValue } from '../documents/session.document.ts';
import { codeOf, entryId, planOf, sampleId, tasterId } from '../testing/plans.ts';
import {
  isUnchanged,
  joinedChanges,
  planChanges,
  takesBack,
  withoutSameCodes,
} from './plan-changes.ts';

const [taster, sample, entry] = [tasterId(1), sampleId(1), entryId(1)];
const plan: PlanValue = { ...planOf(0, 0), roomTemperature: null };

test('AUD-12 AUD-26 of a plan is told what differs, glasses as sample and replicate, and that codes were drawn', () => {
  const is: PlanValue = {
    ...plan,
    roomTemperature: 22.4,
    entries: [{ id: entry, sample, replicate: 1, rank: 0 }],
    tasters: [taster],
    codes: new Map([[entry, codeOf('417')]]),
  };
  expect(planChanges(plan, is)).toEqual({
    before: { roomTemperature: null, samples: [], tasters: [], codes: [] },
    after: {
      roomTemperature: 22.4,
      samples: [{ sample, replicate: 1 }],
      tasters: [taster],
      codes: [{ sample, replicate: 1, code: codeOf('417') }],
    },
    draws: 1,
  });
  expect(isUnchanged(planChanges(plan, plan))).toBe(true);
  expect(isUnchanged(planChanges(plan, { ...plan, orders: new Map([[taster, [entry]]]) }))).toBe(
    false,
  );
});

test('AUD-12 AUD-27 changes after one another are told as one, from what was first to what is last', () => {
  const temperature = fc.option(fc.integer({ min: 15, max: 30 }));
  fc.assert(
    fc.property(
      fc.array(fc.record({ roomTemperature: temperature, notes: fc.constantFrom('', 'a', 'b') }), {
        minLength: 1,
        maxLength: 8,
      }),
      (steps) => {
        const plans = steps.map((step): PlanValue => ({ ...plan, ...step }));
        const joined = plans.reduce(
          (all, is, at) => joinedChanges(all, planChanges(plans[at - 1] ?? plan, is)),
          planChanges(plan, plan),
        );
        expect(joined).toEqual(planChanges(plan, plans.at(-1) ?? plan));
      },
    ),
  );
});

test('AUD-19 each code is told from what to what, and of those that stay nothing', () => {
  const codesOf = (...codes: readonly string[]): PlanValue => ({
    ...planOf(3, 0),
    codes: new Map(codes.map((code, at) => [entryId(at + 1), codeOf(code)])),
  });
  const { before, after } = withoutSameCodes(
    planChanges(codesOf('417', '582', '639'), codesOf('582', '417', '639')),
  );
  const told = (nth: number, code: string) => ({ sample: sampleId(nth), replicate: 1, code });
  expect(before).toEqual({ codes: [told(1, '417'), told(2, '582')] });
  expect(after).toEqual({ codes: [told(1, '582'), told(2, '417')] });
});

test('AUD-19 AUD-28 what takes something back is told by itself, and what goes on from it is not', () => {
  const off = planChanges({ ...plan, training: true }, plan);
  const on = planChanges(plan, { ...plan, training: true });
  expect(takesBack(on, off)).toBe(true);
  expect(takesBack(on, planChanges(plan, { ...plan, restMinutes: 5 }))).toBe(false);
  const five = planChanges(plan, { ...plan, restMinutes: 5 });
  expect(
    takesBack(five, planChanges({ ...plan, restMinutes: 5 }, { ...plan, restMinutes: 7 })),
  ).toBe(false);
});
