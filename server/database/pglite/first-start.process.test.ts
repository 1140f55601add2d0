import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { QUICK_ENGINE } from '../../../tools/quick-engine.ts';
import { foundPanel } from '../contract/facts.ts';
import { createDatabase } from '../create-database.ts';
import { listPanels } from '../installation/panels.ts';
import { fillDataFolder } from '../testing/fill-data-folder.ts';

const MAIN = new URL('../../main.ts', import.meta.url).pathname;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'verdial-first-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the server as a separate process on a data folder. */
function startServer(dataFolder: string) {
  const child = spawn(process.execPath, [...QUICK_ENGINE, MAIN], {
    env: { ...process.env, DATA_FOLDER: dataFolder, PORT: '0', LOG: 'silent' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return { child, gone: once(child, 'exit'), said: text(child.stderr) };
}

/** Counts the panels in a data folder. */
async function panelsIn(dataFolder: string): Promise<number> {
  const database = await createDatabase({ dataFolder });
  try {
    return (await database.asInstallation(listPanels)).length;
  } finally {
    await database.close();
  }
}

const listing = (path: string): readonly string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).toSorted();

describe('DAT-9 a database that is not whole is refused by name, and left as it is', () => {
  let data = '';
  beforeAll(async () => {
    data = join(folder, 'broken');
    await fillDataFolder(data);
    const database = await createDatabase({ dataFolder: data });
    await foundPanel(database);
    await database.close();
  });

  test('whatever of it is missing, and opens again when all is back', async () => {
    for (const name of ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'postgresql.conf']) {
      const entry = join(data, 'database', name);
      renameSync(entry, join(folder, 'aside'));
      const before = listing(data);
      await expect(createDatabase({ dataFolder: data })).rejects.toThrow(
        `the database in ${data}/database is not whole: ${name} is missing`,
      );
      expect(listing(data)).toEqual(before);
      renameSync(join(folder, 'aside'), entry);
    }
    expect(await panelsIn(data)).toBe(1);
  });

  test('the server says so and ends with a code that is not 0', async () => {
    const entry = join(data, 'database', 'PG_VERSION');
    renameSync(entry, join(folder, 'aside'));
    const { gone, said } = startServer(data);
    expect(await gone).toEqual([1, null]);
    expect(await said).toContain(
      `the database in ${data}/database is not whole: PG_VERSION is missing`,
    );
    renameSync(join(folder, 'aside'), entry);
    expect(await panelsIn(data)).toBe(1);
  });

  test('a folder of something else, and a link that leads nowhere, are no first start', async () => {
    const [other, link] = [join(folder, 'other'), join(folder, 'link')];
    mkdirSync(join(other, 'database'), { recursive: true });
    writeFileSync(join(other, 'database', 'letters.txt'), 'dear');
    await expect(createDatabase({ dataFolder: other })).rejects.toThrow('is not whole');
    expect(readdirSync(join(other, 'database'))).toEqual(['letters.txt']);
    mkdirSync(link);
    symlinkSync(join(folder, 'not-mounted'), join(link, 'database'));
    await expect(createDatabase({ dataFolder: link })).rejects.toThrow('ENOENT');
  });

  test('an empty folder is a first start', async () => {
    const empty = join(folder, 'empty');
    mkdirSync(join(empty, 'database'), { recursive: true });
    expect(await panelsIn(empty)).toBe(0);
  });
});

test.each(['', 'PG_VERSION', 'base/1/PG_VERSION'])(
  'DAT-9 DAT-58 a first start that was killed when it had made “%s” is no data, and the next one begins anew',
  async (made) => {
    const data = join(folder, `killed-${made.replaceAll('/', '-')}`);
    const unfinished = join(data, 'database.unfinished');
    const { child, gone } = startServer(data);
    await vi.waitUntil(() => existsSync(join(unfinished, made)), { interval: 1, timeout: 30_000 });
    child.kill('SIGKILL');
    await gone;
    expect(existsSync(join(data, 'database'))).toBe(false);
    expect(await panelsIn(data)).toBe(0);
    expect(existsSync(unfinished)).toBe(false);
  },
  240_000,
);
