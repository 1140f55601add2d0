import { join } from 'node:path';
import type { Log } from '../log/log.ts';
import { type BuildManifest, readPageManifest } from './build-manifest.ts';
import { readStaticFiles, type StaticFiles } from './static-files.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/**
 * Reads the files of the built page if its build manifest matches this server (REL-4, REL-15).
 * Otherwise it reads none and logs an error: a page that interprets its marks in another way than
 * the server is worse than none.
 */
export async function readMatchingPage(
  page: string,
  readOwn: (root: string) => Promise<BuildManifest>,
  log: Log,
): Promise<StaticFiles> {
  const files = await readStaticFiles(page);
  if (!files.has('/index.html')) return files;
  const [own, its] = await Promise.all([readOwn(ROOT), readPageManifest(page)]);
  const isSame = own.version === its?.version && own.domain === its.domain;
  // A release has no page sources to compare with: there page and server come in one file.
  if (isSame && (own.page === null || own.page === its.page)) return files;
  log('error', 'page-of-another-version', {
    page: its?.version ?? null,
    server: own.version,
    next: 'npm run build',
  });
  return new Map();
}
