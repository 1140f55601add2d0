import { randomUUID } from 'node:crypto';
import { constants, type Dirent } from 'node:fs';
import { copyFile, mkdir, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { createMutex } from './mutex.ts';

/**
 * Copies a folder recursively while other processes write to it, as a base backup of PostgreSQL
 * requires. Each file is copied as it is at that moment. Files that disappear first are skipped.
 * The filter `isTaken` gets the relative path of every file and folder.
 */
async function copyFiles(
  from: string,
  to: string,
  isTaken: (path: string) => boolean,
  path = '',
): Promise<void> {
  await mkdir(join(to, path), { mode: 0o700 });
  for (const entry of await entriesOf(join(from, path))) {
    const inside = join(path, entry.name);
    if (!isTaken(inside)) continue;
    if (entry.isDirectory()) await copyFiles(from, to, isTaken, inside);
    else if (entry.isFile()) await copyOne(join(from, inside), join(to, inside));
  }
}

const copyOne = (from: string, to: string): Promise<void> =>
  copyFile(from, to, constants.COPYFILE_FICLONE).catch(unlessGone);

const entriesOf = (folder: string): Promise<readonly Dirent[]> =>
  readdir(folder, { withFileTypes: true }).catch((problem: unknown) => {
    unlessGone(problem);
    return [];
  });

/** Ignores a missing file: a dropped table, or a recycled segment of the write-ahead log. */
function unlessGone(problem: unknown): void {
  if (!(problem instanceof Error && 'code' in problem && problem.code === 'ENOENT')) throw problem;
}

/** Disk space in bytes that must stay free after a copy, for writes that arrive meanwhile. */
const KEPT_FREE = 268_435_456;

/**
 * Creates the function that takes a base backup of the embedded database (DAT-14). A base backup is
 * a copy of the database files in a folder next to them, made while the engine writes them. The
 * write-ahead log (WAL) of the copy contains the changes up to the end of the backup. The engine
 * replays them when it opens the copy. Other statements do not wait for a backup. A mutex runs one
 * backup at a time, because the engine has a single session.
 */
export function createBaseBackup(dataFolder: string, db: Kysely<Tables>) {
  const mutex = createMutex();
  /**
   * Takes a base backup and returns the data folder of the copy. Throws, and removes the partial
   * copy, when the disk has no space for it.
   */
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

/**
 * Prefix of the folder names of base backups. The next start removes the copies of a process that
 * crashed.
 */
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

/** The folder of the write-ahead log, copied last. */
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
