import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** A room of the house: a folder, or the part of one that others may enter. */
function roomOf(file: string): string {
  if (file.startsWith('stats-worker/'))
    return /^stats-worker\/(client|api|worker)\.ts$/.test(file) ? 'stats-client' : 'stats-pure';
  if (file.startsWith('web/ui/') || file.startsWith('web/theme/')) return 'ui';
  return file.split('/')[0] ?? '';
}

/** Who may import from whom (architecture.md). A type costs nothing and crosses from the pure statistics to the web. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain'],
  'stats-pure': ['domain', 'stats-pure'],
  'stats-client': ['domain', 'stats-pure', 'stats-client'],
  server: ['domain', 'stats-pure', 'server', 'hono.config.ts'],
  web: ['domain', 'stats-client', 'web', 'ui'],
  ui: ['ui'],
};

const files = globSync('{domain,stats-worker,server,web}/**/*.{ts,tsx}', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(test|story|fixture|config)\.tsx?$/.test(file))
  .filter((file) => !file.includes('/testing/') && !file.includes('/bench/'));

function importsOf(file: string): readonly { target: string; typeOnly: boolean }[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const found = text.matchAll(
    /^(?:import|export)\s+(type\s+)?[^'"]*?from\s+'(\.[^']+)'|import\(\s*'(\.[^']+)'\s*\)/gm,
  );
  return [...found].map(([, type, path, lazy]) => ({
    target: relative(ROOT, join(ROOT, dirname(file), path ?? lazy ?? '')).replaceAll('\\', '/'),
    typeOnly: type !== undefined,
  }));
}

test('ARC-1 every room imports only from the rooms it may', () => {
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter(({ target, typeOnly }) => {
        const [from, to] = [roomOf(file), roomOf(target)];
        const allowed = MAY[from]?.includes(to) ?? true;
        return !allowed && !(from === 'web' && to === 'stats-pure' && typeOnly);
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
