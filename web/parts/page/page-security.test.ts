import { expect, test } from 'vitest';
import { pageSecurity } from './page-security.ts';

test.each([
  ['https:', true, 'https'],
  ['https:', false, 'https'],
  ['http:', false, 'http'],
  ['http:', true, 'this-machine'],
] as const)('BTH-19 a page of %s, secure: %s, came by %s', (protocol, isSecure, way) => {
  expect(pageSecurity(protocol, isSecure)).toBe(way);
});
