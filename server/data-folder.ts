import { chmod, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';

/** Makes sure the data folder is there and readable by its owner alone; answers its whole path. */
export async function prepareDataFolder(folder: string): Promise<string> {
  const path = resolve(folder);
  await mkdir(path, { recursive: true, mode: 0o700 });
  await chmod(path, 0o700);
  return path;
}
