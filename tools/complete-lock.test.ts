import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingFromLock, platformOf } from './complete-lock.ts';
import { lockFile } from './locked-packages.ts';
import { toolsAlone } from './tools-alone.ts';

const lock = lockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

test('the lock names every platform package, for every machine', () => {
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

test('REL-2 REL-12 the lock has a digest of every package, and leaves the tools to those who build', () => {
  const places = Object.entries(lock.packages).filter(([place]) => place !== '');
  expect(places.filter(([, entry]) => entry.integrity === undefined)).toEqual([]);
  expect(toolsAlone(lock.packages)).toEqual(lock.packages);
  const kept = places.filter(([, entry]) => entry['dev'] !== true).map(([place]) => place);
  for (const tool of ['vite', 'vitest', 'playwright', 'playwright-core', 'react', 'lucide-react'])
    expect(kept).not.toContain(`node_modules/${tool}`);
});

test('REL-2 what a package only works with is no reason to install it; what it needs is', () => {
  const peers = { tool: '*', needed: '*' };
  const packages = {
    '': { dependencies: { library: '1.0.0' } },
    'node_modules/library': {
      version: '1.0.0',
      peerDependencies: peers,
      peerDependenciesMeta: { tool: { optional: true } },
    },
    'node_modules/needed': { version: '1.0.0', devOptional: true },
    'node_modules/tool': { version: '1.0.0', devOptional: true },
  };
  expect(toolsAlone(packages)).toEqual({
    '': packages[''],
    'node_modules/library': { version: '1.0.0', peerDependencies: { needed: '*' } },
    'node_modules/needed': { version: '1.0.0', devOptional: true },
    'node_modules/tool': { version: '1.0.0', dev: true },
  });
});
