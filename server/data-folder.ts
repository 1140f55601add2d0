import { chmod, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';

/**
 * Creates the data folder if it is missing, readable by its owner alone; returns its absolute path.
 */
export async function prepareDataFolder(folder: string): Promise<string> {
  const path = resolve(folder);
  await mkdir(path, { recursive: true, mode: 0o700 });
  await chmod(path, 0o700);
  return path;
}
