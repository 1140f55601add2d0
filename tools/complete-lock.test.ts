import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingFromLock, platformOf } from './complete-lock.ts';

test('the lock names every platform package, for every machine', () => {
  const lock: { packages: Parameters<typeof missingFromLock>[0] } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  expect(missingFromLock(lock.packages).map(({ name }) => name)).toEqual([]);
});

test('a platform package that the lock leaves out is named with its place', () => {
  const packages = {
    '': {},
    'node_modules/tool': {
      version: '1.0.0',
      optionalDependencies: { 'tool-linux-arm64': '1.0.0' },
    },
  };
  expect(missingFromLock(packages)).toEqual([
    { place: 'node_modules/tool-linux-arm64', name: 'tool-linux-arm64', range: '1.0.0' },
  ]);
});

test('a platform package says its platform by name', () => {
  expect(platformOf('@scope/tool-linux-x64-musl')).toEqual({
    os: ['linux'],
    cpu: ['x64'],
    libc: ['musl'],
  });
});
