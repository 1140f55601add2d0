import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { copyFiles } from './copy-files.ts';
import { createMutex } from './mutex.ts';

/** Disk space that a copy must leave free for what is stored meanwhile, in bytes. */
const KEPT_FREE = 268_435_456;

/**
 * Creates the function that takes a base backup of the embedded database (DAT-14): a copy of its files in a folder beside
 * them, made while it is written. The write-ahead log of the copy has the changes up to its end; they are replayed when
 * the copy is opened. Nobody waits for it. One backup runs at a time, since the engine has one session.
 */
export function createBaseBackup(dataFolder: string, db: Kysely<Tables>) {
  const mutex = createMutex();
  /** Returns the data folder of the copy. Throws, and leaves nothing behind, where the disk has no room for it. */
  return async function takeBaseBackup(): Promise<string> {
    const copy = join(dataFolder, `${BASE_BACKUP_PREFIX}${randomUUID()}`);
    await mutex.acquire();
    try {
      await refuseWithoutRoom(dataFolder, db);
      await copyWhileWritten(join(dataFolder, 'database'), copy, db);
    } catch (problem) {
      await rm(copy, { recursive: true, force: true });
      throw problem;
    } finally {
      mutex.release();
    }
    return copy;
  };
}

/** How the folders of copies begin. The next start removes the copies of a process that crashed. */
export const BASE_BACKUP_PREFIX = 'copy-aside-';

async function copyWhileWritten(files: string, copy: string, db: Kysely<Tables>): Promise<void> {
  const to = join(copy, 'database');
  await sql`select pg_backup_start('verdial', true)`.execute(db);
  let ended: Ended;
  try {
    await mkdir(copy, { mode: 0o700 });
    await copyFiles(files, to, (path) => !path.startsWith(LOG) && path !== 'postmaster.pid');
  } finally {
    ended = await end(db);
  }
  await writeFile(join(to, 'backup_label'), ended.label);
  const [first, last] = [ended.first, ended.last];
  await copyFiles(join(files, LOG), join(to, LOG), (name) =>
    SEGMENT.test(name) ? name >= first && name <= last : !name.includes(sep),
  );
}

/** The folder of the log, which comes last. */
const LOG = 'pg_wal';
const SEGMENT = /^[0-9A-F]{24}$/u;

type Ended = { readonly label: string; readonly first: string; readonly last: string };

async function end(db: Kysely<Tables>): Promise<Ended> {
  const { rows } = await sql<{ label: string; last: string }>`
    select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)`.execute(db);
  const [row] = rows;
  const first = /\(file ([0-9A-F]{24})\)/u.exec(row?.label ?? '')?.[1];
  if (row === undefined || first === undefined) throw new Error('the copy has no beginning');
  return { ...row, first };
}

async function refuseWithoutRoom(dataFolder: string, db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database())::float8 as bytes`.execute(db);
  const { bavail, bsize } = await statfs(dataFolder);
  const needed = (rows[0]?.bytes ?? 0) + KEPT_FREE;
  if (bavail * bsize < needed)
    throw new Error(
      `the disk of ${dataFolder} has no room to copy the database aside: ${Math.ceil(needed / 1_048_576)} MiB are needed`,
    );
}
