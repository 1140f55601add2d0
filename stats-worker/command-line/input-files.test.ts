import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { utf16 } from '../../domain/testing/bytes.ts';
import { BY_VERSION_1 } from '../testing/by-version-1.ts';
import { runStatsCommand } from '../testing/run-stats-command.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const HEADER = 'session,sample,taster,attribute,mm\n';
/** By it an evaluation with an empty line counts, and is not warned of. */
const byVersion1 = () => fileOf('version-1.json', JSON.stringify(BY_VERSION_1));
const short = () => fileOf('short.csv', `${HEADER}1,A,T,fruity,40\n`);

test('exchange.md a long file is read piece by piece, letters of two bytes and all, and printed a line a glass', async () => {
  // Letters of two bytes from the 40th byte on: a piece of an even number of bytes ends within one.
  const long = 'é'.repeat(30_000);
  const rows = Array.from({ length: 200 }, (_, place) => `1,S${place},T,fruity,${place % 101}\n`);
  const again = Array.from({ length: 12 }, (_, place) => `2,S${place},${long},fruity,40\n`);
  const content = `${HEADER}1,S,${long},fruity,40\n${rows.join('')}${again.join('')}`;
  const { code, out } = await runStatsCommand([await fileOf('long.csv', content)]);
  expect(code).toBe(0);
  const { results, tasters } = JSON.parse(out);
  expect(results).toHaveLength(213);
  expect(Object.keys(tasters).map((key) => key === long || key)).toEqual(['T', true]);
  expect(out.split('\n').filter((line) => line.startsWith('{"session":"1"'))).toHaveLength(201);
});

test('exchange.md files with CR alone, and files in UTF-16, say what those with LF in UTF-8 do', async () => {
  const marks = `${HEADER}1,R,T1,fruity,40\n1,R,T2,fruity,42\n`;
  const references = 'sample,attribute,predominant,median_cm\nR,fruity,false,4\n';
  const settings = '{\n "scheme": "IOC",\n "method": "verdial-method-1"\n}\n';
  const printed = async (as: (text: string) => string | Uint8Array) =>
    runStatsCommand([
      await fileOf('as-marks.csv', as(marks)),
      '--references',
      await fileOf('as-references.csv', as(references)),
      '--settings',
      await fileOf('as-settings.json', as(settings)),
    ]);
  const expected = await printed((text) => text);
  expect([expected.code, expected.err]).toEqual([0, '']);
  expect(JSON.parse(expected.out)).toMatchObject({
    settings: { scheme: 'IOC' },
    results: [{ attributes: { fruity: { n: 2, median: 4.1 } } }],
  });
  expect(await printed((text) => text.replaceAll('\n', '\r'))).toEqual(expected);
  expect(await printed((text) => utf16(text, false))).toEqual(expected);
  expect(await printed((text) => utf16(text, true))).toEqual(expected);
});

test('exchange.md a blank beside a name or a code hides no sheet and makes no taster', async () => {
  const valid = 'session,sample,taster,attribute,mm,valid ';
  const hidden = `${valid}\n1,A,T01,fruity,40,true\n1,A,T02,fruity,90,false\n1,A ,T01 ,bitter,3,\n`;
  const { code, out, err } = await runStatsCommand([
    await fileOf('blanks.csv', hidden),
    '--settings',
    await byVersion1(),
  ]);
  expect([code, err]).toEqual([0, '']);
  const { results } = JSON.parse(out);
  expect(results).toHaveLength(1);
  expect(results[0]).toMatchObject({ n: 1, attributes: { fruity: { n: 1, median: 4 } } });
});

test('exchange.md a file that is cut within a letter is not UTF-8', async () => {
  const cut = Buffer.from(`${HEADER}1,A,T,fruity,40\né`).subarray(0, -1);
  const { code, out, err } = await runStatsCommand([await fileOf('cut.csv', cut)]);
  expect([code, out, err]).toEqual([2, '', 'line 3: bytes that are not UTF-8\n']);
});

test('exchange.md the first hundred bad rows are printed with the number of the rest', async () => {
  const rows = Array.from({ length: 250 }, () => '1,A,T,sweet,3\n').join('');
  const { err } = await runStatsCommand([await fileOf('bad.csv', HEADER + rows)]);
  expect(err.split('\n')).toHaveLength(102);
  expect(err).toMatch(/line 101: unknown attribute "sweet"\nand 150 more\n$/);
});

test('exchange.md references and settings that are not there are refused by their names, and wrong bytes by their line', async () => {
  const latin = await fileOf('latin', Buffer.from('sample,é', 'latin1'));
  for (const option of ['--references', '--settings'])
    for (const [path, reason] of [
      [join(folder, 'nowhere'), `${join(folder, 'nowhere')}: `],
      [latin, 'line 1: bytes that are not UTF-8\n'],
    ] as const) {
      const { code, out, err } = await runStatsCommand([await short(), option, path]);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(reason);
    }
});

test('exchange.md unknown columns of the references are named', async () => {
  const path = await fileOf(
    'references.csv',
    'sample,attribute,predominant,median_cm,colour\nR,fruity,false,4,red\n',
  );
  const { code, err } = await runStatsCommand([
    await short(),
    '--references',
    path,
    '--settings',
    await byVersion1(),
  ]);
  expect([code, err]).toEqual([
    0,
    'warning: unknown columns of the references are ignored: colour\n',
  ]);
});

test('exchange.md settings that are good are those it computes by', async () => {
  const settings = await fileOf('settings.json', '{"scheme":"IOC","indexLimit":1.5}');
  const { code, out } = await runStatsCommand([await short(), '--settings', settings]);
  expect(code).toBe(0);
  expect(JSON.parse(out).settings).toMatchObject({ scheme: 'IOC', indexLimit: 1.5 });
});

test('exchange.md every unknown column and every file too many is named', async () => {
  const path = await fileOf(
    'more.csv',
    'a,session,sample,taster,attribute,mm,b\nx,1,A,T,fruity,1,y\n',
  );
  const { err } = await runStatsCommand([path]);
  expect(err).toContain('warning: unknown columns are ignored: a, b\n');
  const many = await runStatsCommand([path, 'b.csv', 'c.csv']);
  expect(many.err).toContain('one file of marks is read, not also b.csv, c.csv\n');
});

test('exchange.md a hundred unknown columns are named, and the rest is counted', async () => {
  const names = Array.from({ length: 103 }, (_, place) => (place === 0 ? '' : `c${place}`));
  const path = await fileOf('wide.csv', `${names.join(',')},${HEADER}`);
  const { code, err } = await runStatsCommand([path]);
  expect(code).toBe(0);
  expect(err).toMatch(
    /^warning: unknown columns are ignored: \(no name\), c1, .*, c99 and 3 more\n$/,
  );
});
