import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Syncs every file and folder under a folder to the disk (fsync). Called once, after the engine
 * created its first files.
 */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncOne(path);
  }
  syncEntry(folder);
}

/** Syncs the entries of a folder to the disk (fsync), where the operating system can. */
export function syncEntry(folder: string): void {
  if (process.platform !== 'win32') syncOne(folder);
}

function syncOne(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
