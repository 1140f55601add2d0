import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { METHOD_VERSION } from '../method-version.ts';
import { differences } from '../testing/differences.ts';
import { runCommand } from '../testing/run-command.ts';

const EXAMPLES = join(import.meta.dirname, '..', 'examples');

describe.each(['01', '02', '03', '04', '05', '06'])('example %s', (name) => {
  const at = (file: string) => join(EXAMPLES, name, file);
  const call = () =>
    runCommand([
      at('marks_long.csv'),
      '--references',
      at('references.csv'),
      '--settings',
      at('settings.json'),
    ]);

  test('M-STAT, M-CLASS, M-EN, M-QC every figure of the panel is the expected one to 1e-9', async () => {
    const { code, out, err } = await call();
    expect([code, err]).toEqual([0, '']);
    const expected: unknown = JSON.parse(await readFile(at('expected.json'), 'utf8'));
    expect(differences(expected, JSON.parse(out), ['method', 'settings', 'statements'])).toEqual(
      [],
    );
  });

  test('M-RECORD the document names the method and all settings it was computed by', async () => {
    const given: unknown = JSON.parse(await readFile(at('settings.json'), 'utf8'));
    const document = JSON.parse((await call()).out);
    expect(document).toMatchObject({ method: METHOD_VERSION, settings: given });
    expect(document.settings).toMatchObject({ enMaxDefect: 1, inactivityMonths: 6 });
  });
});
