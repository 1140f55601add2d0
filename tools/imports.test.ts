import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, productFiles } from './source-imports.ts';

const ROOT = join(import.meta.dirname, '..');

/** The layer of a file: a folder, or the public part of one. */
function roomOf(file: string): string {
  if (file.startsWith('stats-worker/'))
    return /^stats-worker\/(client|api|worker|browser-worker)\.ts$/.test(file)
      ? 'stats-client'
      : 'stats-pure';
  if (/^server\/(simulation|kills|fuzz)\//.test(file)) return 'simulation';
  if (file.startsWith('web/ui/') || file.startsWith('web/theme/')) return 'ui';
  return file.split('/')[0] ?? '';
}

/**
 * The allowed imports between layers (architecture.md). Type imports from the statistics to the web
 * are allowed, because they are erased.
 */
const MAY: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain'],
  'stats-pure': ['domain', 'stats-pure'],
  'stats-client': ['domain', 'stats-pure', 'stats-client'],
  server: ['domain', 'stats-pure', 'server', 'hono.config.ts'],
  // Only the simulator, the fuzz tests and the kills may import server and web; nothing imports
  // them.
  simulation: ['domain', 'server', 'simulation', 'web', 'tools'],
  web: ['domain', 'stats-client', 'web', 'ui'],
  ui: ['ui'],
};

const files = productFiles(ROOT);

test('ARC-1 every room imports only from the rooms it may', () => {
  const wrong = files.flatMap((file) =>
    importsOf(ROOT, file)
      .filter(({ target, isTypeOnly }) => {
        const [from, to] = [roomOf(file), roomOf(target)];
        const allowed = MAY[from]?.includes(to) ?? true;
        return !allowed && !(from === 'web' && to === 'stats-pure' && isTypeOnly);
      })
      .map(({ target }) => `${file} -> ${target}`),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

test('ARC-2 only documents know Yjs in the domain', () => {
  const wrong = files.filter(
    (file) =>
      file.startsWith('domain/') &&
      !file.startsWith('domain/documents/') &&
      /from 'yjs'/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(wrong).toEqual([]);
});

test('ARC-3 hono.config.ts alone reads the environment of the product', () => {
  const wrong = files.filter(
    (file) =>
      !file.includes('/testing/') &&
      !file.includes('/bench/') &&
      readFileSync(join(ROOT, file), 'utf8').includes('process.env'),
  );
  expect(wrong).toEqual([]);
});
