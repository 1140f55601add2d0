import { expect, test } from 'vitest';
import { isTasterStatus, TASTER_STATUSES } from './taster-status.ts';

test('STS-1 a taster is in training, qualified, suspended or retired, and nothing else', () => {
  const statuses = ['training', 'qualified', 'suspended', 'retired'];
  expect(TASTER_STATUSES).toEqual(statuses);
  for (const status of statuses) expect(isTasterStatus(status)).toBe(true);
  for (const other of ['', 'master', 'Training', null, undefined, ['training']])
    expect(isTasterStatus(other)).toBe(false);
});
