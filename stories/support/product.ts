import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productProcess } from '../../tools/product-process.ts';

/** The product in a child process with its own data folder. */
export type Product = {
  readonly url: string;
  readonly dataFolder: string;
  /** Kills the process with SIGKILL. */
  kill(): Promise<void>;
  /** Shuts the process down gracefully, and keeps its folder. */
  end(): Promise<void>;
  /** Starts it again on the same folder and port. */
  startAgain(): Promise<void>;
  /** Copies the data folder of the ended process. Returns a function that restores the copy. */
  backUp(): Promise<() => Promise<void>>;
  /** Its log so far. */
  log(): string;
  /** Whether its process runs. */
  isRunning(): boolean;
  /** Shuts the process down gracefully and removes the folder. */
  stop(): Promise<void>;
};

/** The environment variable with the folder of prepared data folders, if there is one. */
export const PREPARED = 'VERDIAL_PREPARED';
/** The subfolder with the data of a first start. */
export const FIRST_START = 'first-start';
/** The subfolder with the demonstration. */
export const DEMONSTRATION = 'demonstration';
/** The subfolder with an installation that has a panel for each story. */
export const PANELS = 'panels';

/**
 * Starts the product by its first command, on the embedded database of a new folder: empty, or a
 * copy of a prepared one.
 */
export async function startProduct(
  begun: typeof FIRST_START | typeof DEMONSTRATION | typeof PANELS = FIRST_START,
): Promise<Product> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'verdial-story-'));
  const prepared = process.env[PREPARED];
  if (prepared !== undefined) await cp(join(prepared, begun), dataFolder, { recursive: true });
  const product = await productProcess({ DATA_FOLDER: dataFolder }, []);
  const backups: string[] = [];

  await product.start();
  return {
    url: product.url,
    dataFolder,
    log: product.log,
    isRunning: product.isRunning,
    kill: product.kill,
    end: product.stop,
    startAgain: product.start,
    async backUp() {
      const backup = await mkdtemp(join(tmpdir(), 'verdial-backup-'));
      backups.push(backup);
      await cp(dataFolder, backup, { recursive: true });
      return async () => {
        await rm(dataFolder, { recursive: true, force: true });
        await cp(backup, dataFolder, { recursive: true });
      };
    },
    async stop() {
      await product.stop();
      for (const folder of [dataFolder, ...backups])
        await rm(folder, { recursive: true, force: true });
    },
  };
}
