import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** How the embedded engine is started so that every commit asks for a sync. */
export const SYNCED_START: readonly string[] = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

/** PostgreSQL's word for it. */
const IO_ERROR = '58030';

type Stream = { readonly nfd?: number | null; readonly node?: unknown };

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** How the syncs went: how many there were, and the first that the disk refused. */
export type Syncs = { readonly count: () => number; readonly failure: () => Error | null };

/**
 * DAT-5: the files of the embedded engine, with the sync operation that its own lack: a commit would rest in the system's
 * cache, and so would what is recovered at the opening. It is there before the engine reads the first of them, through a
 * part of it that is not public.
 */
export class SyncedFiles extends NodeFS {
  #calls: number | null = null;
  #failure: Error | null = null;

  override async init(...[engine, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(engine, options);
    const install = (module: unknown): void => this.#install(property(module, 'NODEFS'));
    const preRun = [...(emscriptenOpts.preRun ?? []), install];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  /** How the syncs went; null when the part of the engine that asks for them is not where it was. */
  syncs(): Syncs | null {
    if (this.#calls === null) return null;
    return { count: () => this.#calls ?? 0, failure: () => this.#failure };
  }

  #install(files: unknown): void {
    const operations = property(files, 'stream_ops');
    const realPath = property(files, 'realPath');
    if (typeof operations !== 'object' || operations === null) return;
    this.#calls = 0;
    const pathOf = (node: unknown): string | null => {
      const path: unknown =
        typeof realPath === 'function' ? Reflect.apply(realPath, files, [node]) : null;
      return typeof path === 'string' ? path : null;
    };
    Reflect.set(operations, 'fsync', ({ nfd, node }: Stream): number => {
      if (typeof nfd === 'number') this.#sync(() => fdatasyncSync(nfd));
      else this.#syncFolder(pathOf(node));
      return 0;
    });
  }

  /** The engine opens a folder without the system's: what it says is in it is brought to the disk by a handle of its own. */
  #syncFolder(path: string | null): void {
    if (path === null || process.platform === 'win32') return;
    const handle = openSync(path, 'r');
    try {
      this.#sync(() => fsyncSync(handle));
    } finally {
      closeSync(handle);
    }
  }

  #sync(bring: () => void): void {
    try {
      bring();
    } catch (problem) {
      this.#failure ??= Object.assign(
        new Error('the disk refused to keep a write', { cause: problem }),
        { code: IO_ERROR },
      );
      throw this.#failure;
    }
    this.#calls = (this.#calls ?? 0) + 1;
  }
}
