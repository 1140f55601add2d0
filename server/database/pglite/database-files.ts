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

/**
 * Files and folders without which PostgreSQL does not start. Its errors do not name most of them.
 */
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
 * Makes sure that the engine's data files exist and are complete (DAT-9). Where there are none,
 * `make` creates them in a temporary folder. The folder is renamed once it is complete and synced
 * to the disk. So an interrupted first start is never mistaken for data. Throws when existing files
 * are incomplete, and leaves them unchanged. The engine itself would create a new database over
 * them.
 */
export async function prepareFiles(
  files: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const unfinished = `${files}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  // Not `existsSync`: a dangling symbolic link is not a first start.
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
