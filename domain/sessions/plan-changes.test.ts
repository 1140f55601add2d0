import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlanValue } from '../documents/session.document.ts';
import { codeOf, entryId, planOf, sampleId, tasterId } from '../testing/plans.ts';
import { isUnchanged, joinedChanges, planChanges } from './plan-changes.ts';

const [taster, sample, entry] = [tasterId(1), sampleId(1), entryId(1)];
const plan: PlanValue = { ...planOf(0, 0), roomTemperature: null };

test('AUD-12 of a plan is told what differs, glasses as sample and replicate, and that codes were drawn', () => {
  const is: PlanValue = {
    ...plan,
    roomTemperature: 22.4,
    entries: [{ id: entry, sample, replicate: 1, rank: 0 }],
    tasters: [taster],
    codes: new Map([[entry, codeOf('417')]]),
  };
  expect(planChanges(plan, is)).toEqual({
    before: { roomTemperature: null, samples: [], tasters: [] },
    after: {
      roomTemperature: 22.4,
      samples: [{ sample, replicate: 1 }],
      tasters: [taster],
    },
    draws: 1,
  });
  expect(isUnchanged(planChanges(plan, plan))).toBe(true);
  expect(isUnchanged(planChanges(plan, { ...plan, orders: new Map([[taster, [entry]]]) }))).toBe(
    false,
  );
});

test('AUD-12 changes after one another are told as one, from what was first to what is last', () => {
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
