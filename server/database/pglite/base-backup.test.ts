import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillDataFolder } from '../../database/testing/fill-data-folder.ts';
import { openEmbedded } from './open-embedded.ts';

type Opened = Awaited<ReturnType<typeof openEmbedded>>;

let folder = '';
let opened: Opened;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-aside-'));
  await fillDataFolder(folder);
  opened = await openEmbedded({ dataFolder: folder });
  await sql`create table told (n integer primary key, words text)`.execute(opened.db);
});
afterAll(async () => {
  await opened?.close();
  await rm(folder, { recursive: true, force: true });
});

const add = (from: number, to: number) =>
  sql`insert into told select n, repeat('x', 3000) from generate_series(${from}::integer, ${to}::integer) n`.execute(
    opened.db,
  );

const countedIn = async ({ db }: Pick<Opened, 'db'>): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from told`.execute(db);
  return rows[0]?.n ?? -1;
};

const copies = async (): Promise<readonly string[]> =>
  (await readdir(folder)).filter((name) => name.startsWith('copy-aside-'));

describe('DAT-14', () => {
  test('DAT-61 a copy holds what was stored before it began, is whole under what is written meanwhile, and goes away', async () => {
    await add(1, 500);
    let isCopied = false;
    const copied = opened.openCopy?.().finally(() => {
      isCopied = true;
    });
    let last = 500;
    for (; !isCopied; last += 1) {
      await add(last + 1, last + 1);
      await sql`update told set words = repeat('y', 3000) where n = ${last}`.execute(opened.db);
    }
    const aside = await copied;
    if (aside === undefined) throw new Error('no copy');
    const held = await countedIn(aside);
    expect(held).toBeGreaterThanOrEqual(500);
    expect(held).toBeLessThanOrEqual(last);
    const { rows } = await sql<{ n: number }>`select n from told order by n`.execute(aside.db);
    // No gap: the copy contains all rows up to one point in time.
    expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: held }, (_, at) => at + 1));
    expect(await copies()).toHaveLength(1);
    await add(last + 1, last + 10);
    expect(await countedIn(aside)).toBe(held);
    await aside.close();
    expect(await copies()).toEqual([]);
    expect(await countedIn(opened)).toBe(last + 10);
  });

  test('two are begun one after the other', async () => {
    const two = await Promise.all([opened.openCopy?.(), opened.openCopy?.()]);
    expect(await copies()).toHaveLength(2);
    for (const aside of two) await aside?.close();
    expect(await copies()).toEqual([]);
  });

  test('DAT-61 one that a process left behind is removed at the next start', async () => {
    const other = await mkdtemp(join(tmpdir(), 'verdial-aside-'));
    await cp(join(folder, 'database'), join(other, 'copy-aside-left', 'database'), {
      recursive: true,
    });
    await mkdir(join(other, 'kept'));
    const again = await openEmbedded({ dataFolder: other });
    expect((await readdir(other)).sort()).toEqual(['database', 'kept', 'lock']);
    await again.close();
    await rm(other, { recursive: true });
  });

  test('a database in memory is copied in memory', async () => {
    const memory = await openEmbedded({ memory: true });
    await sql`create table told (n integer primary key)`.execute(memory.db);
    const aside = await memory.openCopy?.();
    await sql`insert into told values (1)`.execute(memory.db);
    if (aside === undefined) throw new Error('no copy');
    expect(await countedIn(aside)).toBe(0);
    await aside.close();
    await memory.close();
  });
});
