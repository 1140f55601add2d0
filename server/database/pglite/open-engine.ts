import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { releaseMemory } from '../../release-memory.ts';
import { PARSERS } from '../create-kysely.ts';
import type { Opening } from './channel.ts';
import { prepareFiles } from './database-files.ts';
import { lockFolder } from './folder-lock.ts';
import { SYNCED_START, SyncedFiles, type Syncs } from './sync-writes.ts';

/**
 * The running embedded engine and its folder lock. `syncs` counts the syncs to the disk, or is null
 * where writes are not synced.
 */
export type Engine = {
  readonly lite: PGlite;
  readonly syncs: Syncs | null;
  readonly release: () => void;
};

/**
 * The buffer cache of the engine (DAT-71). By default it grows to 128 MB, which stay with the
 * process. The cache of the operating system holds the files as well, and gives that memory back.
 */
const BUFFERS: readonly string[] = ['-c', 'shared_buffers=32MB'];

const START: readonly string[] = [...PGlite.defaultStartParams, ...BUFFERS];

/**
 * Opens the embedded engine in memory, or in a folder that only its owner can enter and that is
 * locked against other processes.
 */
export async function openEngine({ folder, from, isCopy }: Opening): Promise<Engine> {
  if (folder === null) {
    const load = from === null ? {} : { loadDataDir: new Blob([Uint8Array.from(from)]) };
    const lite = await PGlite.create({ parsers: PARSERS, startParams: [...START], ...load });
    return { lite, syncs: null, release: () => {} };
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const lock = lockFolder(folder);
  try {
    const path = join(folder, 'database');
    if (isCopy === true) {
      const lite = await PGlite.create(path, { parsers: PARSERS, startParams: [...START] });
      return { lite, syncs: null, release: lock.release };
    }
    await prepareFiles(path, createFiles);
    const files = new SyncedFiles(path);
    const lite = await PGlite.create({
      fs: files,
      parsers: PARSERS,
      startParams: [...START.filter((parameter) => parameter !== '-F'), ...SYNCED_START],
    });
    return { lite, syncs: files.syncs(), release: lock.release };
  } catch (problem) {
    lock.release();
    throw problem;
  }
}

/** Creates the first data files. The engine does not sync them to the disk. */
async function createFiles(folder: string): Promise<void> {
  const first = await PGlite.create(folder);
  await first.close();
  // What this engine took goes back before the second one takes as much.
  releaseMemory();
}
