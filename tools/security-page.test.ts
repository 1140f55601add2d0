import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

/** The files and folders that a page names in backticks. */
const namedIn = (text: string): readonly string[] => [
  ...new Set(
    [
      ...text.matchAll(
        /`((?:server|web|domain|docs|stories|tools)\/[\w./-]+|[\w.-]+\.(?:json|ts))`/g,
      ),
    ].map(([, file = '']) => file),
  ),
];

test('SEC-60 SEC-130 every file that the page about security names is there', () => {
  const named = namedIn(page);
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('SEC-60 SEC-130 the tests whose names it quotes have them', () => {
  const quoted = [...page.matchAll(/`([\w./-]+)` “([^”]+)”/g)];
  expect(quoted.length).toBeGreaterThan(6);
  const missing = quoted.filter(
    ([, file = '', title = '']) => !readFileSync(join(ROOT, file), 'utf8').includes(title),
  );
  expect(missing.map(([words]) => words)).toEqual([]);
});

test('SEC-60 every requirement of levels 1 and 2 has one row, with its state and its proof', () => {
  const rows = [...page.matchAll(/^\| ([\d., ]+?) +\| (.+?) +\| (.+?) +\|(.*)\|$/gm)];
  const ids = rows.flatMap(([, list = '']) => list.split(', '));
  expect(ids).toHaveLength(253);
  expect(new Set(ids).size).toBe(253);
  for (const [row, , , state = '', proof = ''] of rows) {
    expect([row, ['met', 'met by', 'open', 'not applicable'].includes(state)]).toEqual([row, true]);
    if (state !== 'open') expect([row, proof.trim()]).not.toEqual([row, '']);
  }
});

test('SEC-60 SEC-130 a file that is named and is not there is seen', () => {
  expect(namedIn('`server/none.ts` and `hono.config.ts`, not `SECRET` nor node:crypto')).toEqual([
    'server/none.ts',
    'hono.config.ts',
  ]);
});
