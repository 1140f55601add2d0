import { join } from 'node:path';
import type { Plugin } from 'vite';

const ZIP = join(import.meta.dirname, '../web/parts/lists/zip-in-page.ts');

/** XPO-10: gives the writer of workbooks a zip that needs no thread made of text, which the page's policy refuses. */
export function zipInPage(): Plugin {
  return {
    name: 'zip-in-page',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'fflate' && importer?.includes('/write-excel-file/') === true ? ZIP : null,
  };
}
