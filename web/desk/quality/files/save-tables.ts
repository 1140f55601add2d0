import type { XlsxSheet } from '../../../parts/lists/write-xlsx.ts';
import { saveFile } from '../../../parts/page/save-file.ts';
import { type AnalystTables, analystTables } from './analyst-tables.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** XPO-8, XPO-9: saves what is made of the tables of an analyst zip as a workbook of that name. */
export async function saveTables(
  zip: Uint8Array,
  name: string,
  sheets: (tables: AnalystTables) => readonly XlsxSheet[],
): Promise<void> {
  const { toWorkbook } = await import('../../../parts/lists/write-xlsx.ts');
  saveFile(`${name}.xlsx`, XLSX, await toWorkbook(sheets(await analystTables(zip))));
}
