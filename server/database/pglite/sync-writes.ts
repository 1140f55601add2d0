import { fdatasyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';

/** How the embedded engine is started so that every commit asks for a sync. */
export const SYNCED_START: readonly string[] = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

/** PostgreSQL's word for it. */
const IO_ERROR = '58030';

type Stream = { readonly nfd?: number | null };
type StreamOperations = { fsync?: (stream: Stream) => number };

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** How the syncs went: how many there were, and the first that the disk refused. */
export type Syncs = { readonly count: () => number; readonly failure: () => Error | null };

/**
 * DAT-5: the engine's file system has no sync operation, so a commit would rest in the system's cache. This gives it
 * one, through a part of the engine that is not public; null when that part is not where it was.
 */
export function syncWrites(engine: PGlite): Syncs | null {
  const files = property(property(engine, 'Module'), 'FS');
  const lookup = property(files, 'lookupPath');
  if (typeof lookup !== 'function') return null;
  const found: unknown = Reflect.apply(lookup, files, ['/pglite/data/PG_VERSION']);
  const operations = property(property(found, 'node'), 'stream_ops');
  if (typeof operations !== 'object' || operations === null) return null;
  let calls = 0;
  let failure: Error | null = null;
  const target: StreamOperations = operations;
  target.fsync = ({ nfd }) => {
    if (typeof nfd !== 'number') return 0;
    try {
      fdatasyncSync(nfd);
    } catch (problem) {
      failure ??= Object.assign(new Error('the disk refused to keep a write', { cause: problem }), {
        code: IO_ERROR,
      });
      throw failure;
    }
    calls += 1;
    return 0;
  };
  return { count: () => calls, failure: () => failure };
}
