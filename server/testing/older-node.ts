import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Finds a Node on this machine that is too old for the product; null if there is none. */
export function olderNode(): { readonly path: string; readonly version: string } | null {
  for (const folder of (process.env['PATH'] ?? '').split(':')) {
    const path = join(folder, 'node');
    if (!existsSync(path)) continue;
    const version = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim().slice(1);
    if (Number.parseInt(version, 10) < 24) return { path, version };
  }
  return null;
}
