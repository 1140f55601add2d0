import { expect, test } from 'vitest';
import { conductWarnings } from '../../../domain/sessions/conduct-warnings.ts';
import { planOf } from '../../../domain/testing/plans.ts';
import { conditionMessage } from './condition-message.ts';

test('AUD-13 AUD-45 every condition that a session may be shown without has words of its own in the trail', () => {
  const plan = planOf(3, 2);
  const left = new Map(plan.entries.map(({ sample }) => [sample, 300]));
  const codes = conductWarnings(plan, { sessionsThatDay: 1, inactive: [], left }).map(
    ({ code }) => code,
  );
  expect(codes.length).toBeGreaterThan(8);
  expect(codes.filter((code) => conditionMessage(code) === null)).toEqual([]);
  expect(conditionMessage('plan-has-samples')).toBeNull();
});
