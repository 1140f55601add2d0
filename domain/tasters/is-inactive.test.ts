import { expect, test } from 'vitest';
import { isInactive } from './is-inactive.ts';

test.each([
  ['2026-05-20', 6, '2026-11-20', false],
  ['2026-05-19', 6, '2026-11-20', true],
  ['2026-11-20', 6, '2026-11-20', false],
  ['2026-12-24', 6, '2026-11-20', false],
  ['2025-11-20', 12, '2026-11-20', false],
  ['2025-11-19', 12, '2026-11-20', true],
])('STS-5 last there on %s, after %i months on %s: inactive %s', (last, months, day, inactive) => {
  expect(isInactive({ lastSession: last, registeredOn: '2020-01-01' }, months, day)).toBe(inactive);
});

test('STS-5 months that end on a day their last month has not, end on its last day', () => {
  const last = (lastSession: string) => ({ lastSession, registeredOn: '2020-01-01' });
  expect(isInactive(last('2026-03-01'), 6, '2026-08-31')).toBe(false);
  expect(isInactive(last('2026-02-28'), 6, '2026-08-31')).toBe(false);
  expect(isInactive(last('2026-02-27'), 6, '2026-08-31')).toBe(true);
  expect(isInactive(last('2024-02-29'), 12, '2025-02-28')).toBe(false);
});

test.each([
  ['2026-11-20', false],
  ['2026-05-20', false],
  ['2026-05-19', true],
  ['2026-12-24', false],
])(
  'STS-5, STS-10 nothing is said of the time before a taster was registered: never there, registered on %s, inactive %s',
  (registeredOn, inactive) => {
    expect(isInactive({ lastSession: null, registeredOn }, 6, '2026-11-20')).toBe(inactive);
  },
);
