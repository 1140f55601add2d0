import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Which of some words stand anywhere in the files of a folder, each with its file: as UTF-8 or as UTF-16. */
export async function foundOnDisk(
  folder: string,
  words: readonly string[],
): Promise<readonly string[]> {
  const found: string[] = [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const content = await readFile(join(entry.parentPath, entry.name));
    for (const word of words)
      if (content.includes(word, 0, 'utf8') || content.includes(word, 0, 'utf16le'))
        found.push(`${word} in ${join(entry.parentPath, entry.name).slice(folder.length)}`);
  }
  return found;
}
