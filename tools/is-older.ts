import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether a built file is missing, or older than one of its sources (glob patterns below `root`).
 */
export function isOlder(root: string, built: string, sources: readonly string[]): boolean {
  const since = statSync(join(root, built), { throwIfNoEntry: false })?.mtimeMs;
  if (since === undefined) return true;
  return globSync([...sources], { cwd: root }).some((file) => {
    const stat = statSync(join(root, file), { throwIfNoEntry: false });
    return stat?.isFile() === true && stat.mtimeMs > since;
  });
}
