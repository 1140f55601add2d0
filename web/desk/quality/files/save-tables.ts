import type { XlsxSheet } from '../../../parts/lists/write-xlsx.ts';
import { saveFile } from '../../../parts/page/save-file.ts';
import { type AnalystTables, analystTables } from './analyst-tables.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Builds a workbook from the tables of an analyst zip, and saves it under a name (XPO-8, XPO-9).
 */
export async function saveTables(
  zip: Uint8Array,
  name: string,
  sheets: (tables: AnalystTables) => readonly XlsxSheet[],
): Promise<void> {
  const { toWorkbook } = await import('../../../parts/lists/write-xlsx.ts');
  saveFile(`${name}.xlsx`, XLSX, await toWorkbook(sheets(await analystTables(zip))));
}
