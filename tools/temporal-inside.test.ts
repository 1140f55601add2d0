import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const sources = globSync('{domain,server,stats-worker,web}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/node_modules/**'],
});
const users = sources.filter(
  (file) =>
    // The demonstration is written within one file and one thread.
    !/\.test\.tsx?$|\/testing\/|^server\/demonstration\//.test(file) &&
    readFileSync(join(ROOT, file), 'utf8').includes("from 'temporal-polyfill'"),
);

/** A property or an export that is a Temporal object, by its declared type or as an instance. */
const LEAVING = /^(?:export .*|\s+readonly .*)(?:: Temporal\.|instanceof\(Temporal)/gm;

// Cloned for a worker, a Temporal object is {} with the polyfill and an error where it is native.
test('no Temporal object leaves its file: dates pass between files and threads as text', () => {
  expect(users.length).toBeGreaterThan(5);
  const leaving = users.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(LEAVING)].map(
      ([line]) => `${file}: ${line}`,
    ),
  );
  expect(leaving).toEqual([]);
});
