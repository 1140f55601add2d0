import { expect, test } from 'vitest';
import { isInactive } from './is-inactive.ts';

test('STS-5 a taster is inactive after the months of the settings', () => {
  expect(isInactive('2026-05-20', 6, '2026-11-20')).toBe(false);
  expect(isInactive('2026-05-19', 6, '2026-11-20')).toBe(true);
  expect(isInactive(null, 6, '2026-11-20')).toBe(true);
});
