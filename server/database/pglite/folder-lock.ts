import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Locks a data folder against every other process until `release` is called or the process dies
 * (DAT-4). The embedded engine has no lock of its own, and two processes in one folder lose rows.
 * The lock is a file lock of an empty SQLite database, which the operating system releases by
 * itself. Throws when another process holds the lock.
 */
export function lockFolder(folder: string): { readonly release: () => void } {
  const file = new DatabaseSync(join(folder, 'lock'));
  try {
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (problem) {
    file.close();
    throw new Error(`the data folder ${folder} is in use by another process; stop that one first`, {
      cause: problem,
    });
  }
  return { release: () => file.close() };
}
