import { execFile } from 'node:child_process';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkWholeFile, readZip } from './read-zip.ts';
import { createZipWriter, TooLongForZip } from './write-zip.ts';
import { ZIP_LIMITS, type ZipLimits } from './zip-format.ts';

const AT = new Date('2026-11-28T08:00:00.000Z');
const run = promisify(execFile);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-zip-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function* of(...pieces: string[]) {
  yield* pieces;
}

const CONTENT = new Map([
  ['a.txt', 'aceite'],
  ['rows/año.jsonl', '{"a":1}\n'.repeat(40_000)],
  ['empty.txt', ''],
]);

async function written(name: string, limits: ZipLimits): Promise<string> {
  const path = join(folder, name);
  const out = await open(path, 'wx');
  const zip = createZipWriter({ at: AT, limits, write: async (piece) => out.writeFile(piece) });
  for (const [entry, content] of CONTENT) await zip.entry(entry, of(content));
  await zip.end();
  await out.close();
  return path;
}

async function readBack(path: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { name, bytes } of await readZip(path))
    found.set(name, await text(Readable.from(bytes())));
  return found;
}

const FORMS = [
  { form: 'narrow', limits: ZIP_LIMITS },
  { form: 'wide', limits: { bytes: 2_000_000, entries: 2 } },
  { form: 'wide from an entry on', limits: { bytes: 500_000, entries: 0xffff } },
];

test.each(FORMS)(
  'BAK-42 BAK-74 what is written in the $form form is read by the product and by others',
  async ({ form, limits }) => {
    const path = await written(`${form}.zip`, limits);
    expect(await readBack(path)).toEqual(CONTENT);
    await checkWholeFile(path);
    const python = await run('python3', [
      '-c',
      'import sys,zipfile\nz=zipfile.ZipFile(sys.argv[1])\nprint(z.testzip(),len(z.namelist()))',
      path,
    ]).catch(() => null);
    if (python !== null) expect(python.stdout.trim()).toBe('None 3');
  },
);

test('BAK-42 a file of the narrow form opens with a library of others', async () => {
  const path = await written('other.zip', ZIP_LIMITS);
  const found = Object.entries(unzipSync(new Uint8Array(await readFile(path))));
  expect(new Map(found.map(([name, bytes]) => [name, strFromU8(bytes)]))).toEqual(CONTENT);
});

test('BAK-42 BAK-74 an entry that is longer than the format tells is refused by its name', async () => {
  const limits = { bytes: 100_000, entries: 9 };
  const zip = createZipWriter({ at: AT, limits, write: async () => {} });
  await expect(zip.entry('rows/long.jsonl', of('x'.repeat(100_000)))).rejects.toThrow(
    'rows/long.jsonl is longer than',
  );
  await expect(zip.entry('rows/long.jsonl', of('x'.repeat(100_000)))).rejects.toBeInstanceOf(
    TooLongForZip,
  );
});
