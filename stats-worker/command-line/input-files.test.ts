import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../testing/run-command.ts';

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
const short = () => fileOf('short.csv', `${HEADER}1,A,T,fruity,40\n`);

test('exchange.md a long file is read piece by piece, letters of two bytes and all, and printed a line a glass', async () => {
  // Letters of two bytes from the 40th byte on: a piece of an even number of bytes ends within one.
  const long = 'é'.repeat(300_000);
  const rows = Array.from({ length: 200 }, (_, place) => `1,S${place},T,fruity,${place % 101}\n`);
  const content = `${HEADER}1,S,${long},fruity,40\n${rows.join('')}`;
  const { code, out } = await runCommand([await fileOf('long.csv', content)]);
  expect(code).toBe(0);
  const { results, tasters } = JSON.parse(out);
  expect(results).toHaveLength(201);
  expect(Object.keys(tasters).map((key) => key === long || key)).toEqual(['T', true]);
  expect(out.split('\n').filter((line) => line.startsWith('{"session":"1"'))).toHaveLength(201);
});

test('exchange.md a file that is cut within a letter is not UTF-8', async () => {
  const cut = Buffer.from(`${HEADER}1,A,T,fruity,40\né`).subarray(0, -1);
  const { code, out, err } = await runCommand([await fileOf('cut.csv', cut)]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('cut.csv: ');
});

test('exchange.md references and settings that are not there, or not UTF-8, are refused by their names', async () => {
  const latin = await fileOf('latin', Buffer.from('sample,é', 'latin1'));
  for (const option of ['--references', '--settings'])
    for (const path of [join(folder, 'nowhere'), latin]) {
      const { code, out, err } = await runCommand([await short(), option, path]);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(`${path}: `);
    }
});

test('exchange.md settings that are good are those it computes by', async () => {
  const settings = await fileOf('settings.json', '{"scheme":"IOC","indexLimit":1.5}');
  const { code, out } = await runCommand([await short(), '--settings', settings]);
  expect(code).toBe(0);
  expect(JSON.parse(out).settings).toMatchObject({ scheme: 'IOC', indexLimit: 1.5 });
});

test('exchange.md every unknown column and every file too many is named', async () => {
  const path = await fileOf(
    'more.csv',
    'a,session,sample,taster,attribute,mm,b\nx,1,A,T,fruity,1,y\n',
  );
  const { err } = await runCommand([path]);
  expect(err).toContain('warning: unknown columns are ignored: a, b\n');
  const many = await runCommand([path, 'b.csv', 'c.csv']);
  expect(many.err).toContain('one file of marks is read, not also b.csv, c.csv\n');
});
