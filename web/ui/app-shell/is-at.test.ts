import { expect, test } from 'vitest';
import { isAt } from './is-at.ts';

test('a page is at its own address and at those above it', () => {
  expect(isAt('/intra/quality/', '/intra/quality')).toBe(true);
  expect(isAt('/intra/quality/evolution', '/intra/quality?x=1')).toBe(true);
  expect(isAt('/intra/quality-of-tasters', '/intra/quality')).toBe(false);
  expect(isAt('/intra', '/')).toBe(false);
});
