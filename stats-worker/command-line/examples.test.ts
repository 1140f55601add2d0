import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NEWEST_METHOD } from '../../domain/words/method-version.ts';
import { BY_VERSION_1 } from '../testing/by-version-1.ts';
import { BY_VERSION_2 } from '../testing/by-version-2.ts';
import { differences } from '../testing/differences-from-expected.ts';
import { runStatsCommand } from '../testing/run-stats-command.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-examples-'));
});
afterAll(() => rm(folder, { recursive: true }));

const EXAMPLES = join(import.meta.dirname, '..', 'examples');

describe.each(['01', '02', '03', '04', '05', '06', '07', '08'])('example %s', (name) => {
  const at = (file: string) => join(EXAMPLES, name, file);
  const call = () =>
    runStatsCommand([
      at('marks_long.csv'),
      '--references',
      at('references.csv'),
      '--settings',
      at('settings.json'),
    ]);

  test('M-STAT, M-CLASS, M-EN, M-PAIR, M-QC every figure of the panel is the expected one to 1e-9', async () => {
    const { code, out, err } = await call();
    expect(code).toBe(0);
    expect(err).toMatch(/^(warning: an incomplete evaluation is left out: .+\n)+$/);
    const expected: unknown = JSON.parse(await readFile(at('expected.json'), 'utf8'));
    expect(differences(expected, JSON.parse(out), ['method', 'settings'])).toEqual([]);
  });

  test('M-RECORD the document names the method and all settings it was computed by', async () => {
    const given: unknown = JSON.parse(await readFile(at('settings.json'), 'utf8'));
    const document = JSON.parse((await call()).out);
    expect(document).toMatchObject({ method: NEWEST_METHOD, settings: given });
    expect(document.settings).toMatchObject({ enMaxDefect: 1, inactivityMonths: 6 });
  });
});

/** What the command says of an example by an earlier version, and what was expected of it. */
async function byVersion(name: string, version: { readonly method: string }, file: string) {
  const at = (part: string) => join(EXAMPLES, name, part);
  const given: unknown = JSON.parse(await readFile(at('settings.json'), 'utf8'));
  const settings = join(folder, `settings-${name}-${version.method}.json`);
  await writeFile(settings, JSON.stringify(Object.assign({}, given, version)));
  const { code, out, err } = await runStatsCommand([
    at('marks_long.csv'),
    '--references',
    at('references.csv'),
    '--settings',
    settings,
  ]);
  const expected: unknown = JSON.parse(await readFile(at(file), 'utf8'));
  const found: unknown = JSON.parse(out);
  expect([code, found]).toMatchObject([0, version]);
  return { expected, found, err };
}

describe.each(['01', '02', '03', '04', '05', '06', '07', '08'])(
  'example %s by version 2',
  (name) => {
    test('M-RECORD the figures that were expected of it are still given, to 1e-9', async () => {
      const { expected, found } = await byVersion(name, BY_VERSION_2, 'expected.version-2.json');
      expect(differences(expected, found, ['method', 'settings', 'statements'])).toEqual([]);
    });
  },
);

describe.each(['01', '02', '03', '04', '05', '06'])('example %s by version 1', (name) => {
  test('M-RECORD the figures that were expected of it are still given, to 1e-9', async () => {
    const { expected, found, err } = await byVersion(name, BY_VERSION_1, 'expected.version-1.json');
    expect(err).toBe('');
    // Version 1 has no pairs over two sessions, and so said of each duplicate but one session.
    const extra = ['method', 'settings', 'statements', 'session2'];
    expect(differences(expected, found, extra)).toEqual([]);
  });
});
