import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * DAT-4: holds a folder against every other process until `release` is called or the process dies, however it dies:
 * the embedded engine has no lock of its own, and two processes in one folder lose rows. The lock is that of an
 * empty SQLite file, since the system frees it by itself. Throws when somebody else holds it.
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
