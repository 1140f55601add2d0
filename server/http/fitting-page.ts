import { join } from 'node:path';
import type { Log } from '../log/log.ts';
import { type MadeOf, readPageMadeOf } from './page-made-of.ts';
import { readStaticFiles, type StaticFiles } from './static-files.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/**
 * REL-4: the files of the built page where it is made of the same as this server; of another version none, and the log says
 * so: a page that understands its marks otherwise than the server is worse than none.
 */
export async function readFittingPage(
  page: string,
  readOwn: (root: string) => Promise<MadeOf>,
  log: Log,
): Promise<StaticFiles> {
  const files = await readStaticFiles(page);
  if (!files.has('/index.html')) return files;
  const [own, its] = await Promise.all([readOwn(ROOT), readPageMadeOf(page)]);
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
