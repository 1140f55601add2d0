import { join } from 'node:path';
import type { Log } from '../log/log.ts';
import { type BuildManifest, readPageManifest } from './build-manifest.ts';
import { readStaticFiles, type StaticFiles } from './static-files.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/**
 * REL-4: reads the files of the built page if its build manifest matches this server. Of another version it reads none, and the
 * log says so: a page that understands its marks otherwise than the server is worse than none.
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
  // A release has no sources of pages to hold it against: there both come in one file.
  if (isSame && (own.page === null || own.page === its.page)) return files;
  log('error', 'page-of-another-version', {
    page: its?.version ?? null,
    server: own.version,
    next: 'npm run build',
  });
  return new Map();
}
