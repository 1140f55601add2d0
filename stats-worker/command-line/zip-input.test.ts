import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ATTRIBUTE_KEYS } from '../../domain/words/attributes.ts';
import { runStatsCommand } from '../testing/run-stats-command.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-zip-'));
});
afterAll(() => rm(folder, { recursive: true }));

const MARKS = 'session,sample,taster,attribute,mm\n1,A,T,fruity,40\n';
const VERSION_1 = '{"method":"verdial-method-1"}';

async function fileOf(name: string, content: Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const zipped = (name: string, files: Readonly<Record<string, string>>) =>
  fileOf(
    name,
    zipSync(Object.fromEntries(Object.entries(files).map(([file, text]) => [file, strToU8(text)]))),
  );

test('XPO-5 a zip of marks and settings is read; a file that is named beside it comes first', async () => {
  const path = await zipped('whole.zip', { 'marks_long.csv': MARKS, 'settings.json': VERSION_1 });
  const { code, out, err } = await runStatsCommand([path]);
  expect([code, err]).toEqual([0, '']);
  expect(JSON.parse(out)).toMatchObject({ method: 'verdial-method-1', results: [{ sample: 'A' }] });
  const other = await fileOf('ioc.json', strToU8('{"method":"verdial-method-1","scheme":"IOC"}'));
  const { out: own } = await runStatsCommand([path, '--settings', other]);
  expect(JSON.parse(own).settings.scheme).toBe('IOC');
});

test('XPO-5 a zip of a period is computed up to the last day of it, or to the day that is asked for', async () => {
  const glass = (session: number, date: string, taster: string) =>
    ['1', '2'].flatMap((replicate) =>
      ATTRIBUTE_KEYS.map((key) => `${session},${date},S${session},${replicate},${taster},${key},4`),
    );
  const marks = [
    'session,date,sample,replicate,taster,attribute,mm',
    ...['2026-01-10', '2026-03-10'].flatMap((date, at) =>
      ['T1', 'T2'].flatMap((taster) => glass(at, date, taster)),
    ),
    '',
  ].join('\n');
  const counted = async (about: string, ...options: readonly string[]) => {
    // By which two tasters are enough for an index.
    const settings = '{"method":"verdial-method-2"}';
    const files = {
      'marks_long.csv': marks,
      'settings.json': settings,
      'datapackage.json': about,
    };
    const { out } = await runStatsCommand([await zipped('period.zip', files), ...options]);
    return JSON.parse(out).tasters.T1.fruity.pn.n;
  };
  const until = (to: string) => JSON.stringify({ temporal: { from: '2026-01-01', to } });
  expect(await counted(until('2026-03-31'))).toBe(2);
  expect(await counted(until('2026-08-31'))).toBe(1);
  expect(await counted(until('2026-08-31'), '--as-of', '2026-03-31')).toBe(2);
  for (const about of ['{}', '[', until('soon')]) expect(await counted(about)).toBe(2);
});

test('XPO-5 XPO-22 only whole names are taken out of it, and what is no zip is refused in words', async () => {
  const astray = await zipped('astray.ZIP', {
    '../marks_long.csv': MARKS,
    'deep/marks_long.csv': MARKS,
  });
  expect(await runStatsCommand([astray])).toMatchObject({
    code: 2,
    out: '',
    err: `${astray}: no marks_long.csv is in it\n`,
  });
  const broken = await fileOf('broken.zip', strToU8('PK and nothing'));
  expect((await runStatsCommand([broken])).err).toBe(`${broken}: it is no whole zip file\n`);
  const cut = await zipped('cut.zip', { 'marks_long.csv': MARKS.repeat(9) });
  const { readFile } = await import('node:fs/promises');
  await writeFile(cut, (await readFile(cut)).subarray(0, 60));
  expect((await runStatsCommand([cut])).err).toBe(`${cut}: it is no whole zip file\n`);
  expect((await runStatsCommand([join(folder, 'none.zip')])).code).toBe(2);
});

test('XPO-5 a bad row in a zip is refused by its line as in a file', async () => {
  const path = await zipped('bad.zip', { 'marks_long.csv': `${MARKS}1,A,T,sweet,3\n` });
  expect(await runStatsCommand([path])).toMatchObject({
    code: 2,
    out: '',
    err: 'line 3: unknown attribute "sweet"\n',
  });
});

test('XPO-5 XPO-22 one bit that is another in a file that is read is found, packed or stored', async () => {
  for (const level of [0, 6] as const) {
    const whole = zipSync({ 'marks_long.csv': strToU8(`${MARKS}2,A,T,fruity,41\n`) }, { level });
    const plain = (await runStatsCommand([await fileOf('plain.zip', whole)])).out;
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(7), async (at, bit) => {
        const bytes = Uint8Array.from(whole);
        bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
        const { code, out } = await runStatsCommand([await fileOf('flipped.zip', bytes)]);
        // What is not read of it, a date for one, may be another.
        return code === 2 || out === plain;
      }),
      { numRuns: 60 },
    );
  }
});

test('XPO-5 XPO-22 a file that is longer than its directory says is not cut', async () => {
  const lines = `${MARKS}2,A,T,fruity,41\n`;
  const bytes = zipSync({ 'marks_long.csv': strToU8(lines) }, { level: 6 });
  const view = new DataView(bytes.buffer);
  const size = strToU8(lines).length;
  for (let at = 0; at < bytes.length - 4; at += 1)
    if (view.getUint32(at, true) === size) view.setUint32(at, MARKS.length, true);
  expect(await runStatsCommand([await fileOf('lying.zip', bytes)])).toMatchObject({
    code: 2,
    out: '',
  });
});
