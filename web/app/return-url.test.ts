import { expect, test } from 'vitest';
import { ownAddress } from './return-url.ts';

test('ACC-12 only an address of this origin is returned to', () => {
  expect(ownAddress('/intra/samples/list?page=2', '/')).toBe('/intra/samples/list?page=2');
  for (const foreign of [
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    'javascript:1',
    '/\t/x.test',
    '/.//evil.test',
    '/a/..//evil.test',
  ])
    expect(ownAddress(foreign, '/')).not.toMatch(/evil|javascript|x\.test/);
  expect(ownAddress(undefined, '/intra')).toBe('/intra');
});
