import { expect, test } from 'vitest';
import { pageWay } from './page-way.ts';

test.each([
  ['https:', true, 'https'],
  ['https:', false, 'https'],
  ['http:', false, 'http'],
  ['http:', true, 'this-machine'],
] as const)('BTH-19 a page of %s, secure: %s, came by %s', (protocol, isSecure, way) => {
  expect(pageWay(protocol, isSecure)).toBe(way);
});
