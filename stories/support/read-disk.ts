import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Finds which of the given words occur in the files of a folder, in UTF-8 or UTF-16, each with its
 * file.
 */
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
