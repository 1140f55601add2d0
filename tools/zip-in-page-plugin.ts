import { join } from 'node:path';
import type { Plugin } from 'vite';

const ZIP = join(import.meta.dirname, '../web/parts/lists/zip-in-page.ts');

/**
 * A Vite plugin that gives the spreadsheet writer a zip function without a worker from a string,
 * which the content security policy forbids (XPO-10).
 */
export function zipInPage(): Plugin {
  return {
    name: 'zip-in-page',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'fflate' && importer?.includes('/write-excel-file/') === true ? ZIP : null,
  };
}
