import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productProcess } from '../../tools/product-process.ts';

/** The product itself, in a process of its own with a data folder of its own. */
export type Product = {
  readonly url: string;
  readonly dataFolder: string;
  /** Ends the process with SIGKILL, in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Ends the process in order, and leaves its folder. */
  end(): Promise<void>;
  /** Starts it again on the same folder and port. */
  startAgain(): Promise<void>;
  /** Copies the data folder of the ended process; the answer puts that copy in its place again. */
  backUp(): Promise<() => Promise<void>>;
  /** What it has written to its log so far. */
  log(): string;
  /** Whether its process runs. */
  isRunning(): boolean;
  /** Ends the process in order and removes the folder. */
  stop(): Promise<void>;
};

/** Names the folder with what starts of the product have left, where there is one. */
export const PREPARED = 'VERDIAL_PREPARED';
/** Within it: what a first start has left. */
export const FIRST_START = 'first-start';
/** Within it: a first start that became the demonstration. */
export const DEMONSTRATION = 'demonstration';
/** Within it: an installation with a panel for each story. */
export const PANELS = 'panels';

/** Starts the product as its first command does, on the embedded database of a new folder: empty, or a copy of a prepared one. */
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
