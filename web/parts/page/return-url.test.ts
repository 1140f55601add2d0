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

test('ACC-12 an address keeps its query and its place, and what is none becomes the default', () => {
  expect(ownAddress('/intra/a?b=1#part', '/x')).toBe('/intra/a?b=1#part');
  expect(ownAddress('/', '/x')).toBe('/');
  expect(ownAddress('/a/../b', '/x')).toBe('/b');
  for (const none of [
    '',
    'intra',
    ' /intra',
    '?page=2',
    'https://own.invalid/a',
    '/\\own.invalid/a',
  ])
    expect(ownAddress(none, '/x')).toBe('/x');
  for (const none of ['//own.invalid/a', '/.//own.invalid', '/a/..//own.invalid'])
    expect(ownAddress(none, '/x')).toBe('/x');
});
