import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Start parameters of the embedded engine that make every commit request an fsync. */
export const SYNCED_START: readonly string[] = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

/** The SQLSTATE of PostgreSQL for an I/O error. */
const IO_ERROR = '58030';

type Stream = { readonly nfd?: number | null; readonly node?: unknown };

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Statistics of the syncs to the disk (fsync): their number, and the first error. */
export type Syncs = { readonly count: () => number; readonly failure: () => Error | null };

/**
 * File system of the embedded engine that adds the missing fsync operation (DAT-5). Without it, a
 * commit and the data recovered at start would stay in the cache of the operating system. It is
 * installed before the engine reads its first file, through an internal API of the engine.
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

  /**
   * Returns the sync statistics. Null when the internal API of the engine has changed, so that
   * fsync could not be installed.
   */
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

  /**
   * Syncs the entries of a folder through a file handle of its own. The engine opens folders
   * without a handle of the operating system.
   */
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
