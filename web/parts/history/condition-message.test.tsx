import { expect, test } from 'vitest';
import { conductWarnings } from '../../../domain/sessions/conduct-warnings.ts';
import { planOf } from '../../../domain/testing/plans.ts';
import { conditionMessage } from './condition-message.ts';

test('AUD-13 every condition that a session may be shown without has words of its own in the trail', () => {
  const around = { sessionsThatDay: 1, inactive: [], left: new Map() };
  const codes = conductWarnings(planOf(3, 2), around).map(({ code }) => code);
  expect(codes.length).toBeGreaterThan(8);
  expect(codes.filter((code) => conditionMessage(code) === null)).toEqual([]);
  expect(conditionMessage('plan-has-samples')).toBeNull();
});
