import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { syncEntry, syncTree } from './sync-tree.ts';

/** What PostgreSQL does not start without. Of most it does not say which one it misses. */
const NEEDED: readonly string[] = [
  'PG_VERSION',
  'base',
  'global',
  'global/pg_control',
  'pg_commit_ts',
  'pg_hba.conf',
  'pg_multixact',
  'pg_notify',
  'pg_replslot',
  'pg_twophase',
  'pg_wal',
  'pg_xact',
  'postgresql.conf',
];

/**
 * DAT-9: makes sure that the engine's files are there and whole. Where there are none, `make` makes them beside, and
 * they get their name when they are whole and on the disk: a first start that was cut off is never taken for data.
 * What is there and not whole is refused and left as it is, since the engine itself would begin anew on top of it.
 */
export async function prepareFiles(
  files: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const unfinished = `${files}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  // Not `existsSync`: a link that leads nowhere is no first start.
  const isThere = lstatSync(files, { throwIfNoEntry: false }) !== undefined;
  if (isThere && readdirSync(files).length > 0) return refuseUnlessWhole(files);
  mkdirSync(unfinished, { mode: 0o700 });
  await make(unfinished);
  syncTree(unfinished);
  if (isThere) rmdirSync(files);
  renameSync(unfinished, files);
  syncEntry(dirname(files));
}

function refuseUnlessWhole(files: string): void {
  const missing = NEEDED.filter((name) => !existsSync(join(files, name)));
  if (missing.length === 0) return;
  throw new Error(
    `the database in ${files} is not whole: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing. ` +
      'Nothing was changed. Bring the folder back from a backup, or move it away to begin with an empty database.',
  );
}
