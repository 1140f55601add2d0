import { readCsv } from '../../../../domain/files/read-csv.ts';

/** A row of a table of exchange.md: what stands under each of its columns, '' where nothing does. */
export type TableRow = Readonly<Record<string, string>>;

/** The rows of a table of the analyst zip, by the name of its file. */
export type AnalystTables = (
  name: 'results.csv' | 'duplicates.csv' | 'qc.csv' | 'marks_long.csv',
) => readonly TableRow[];

/** XPO-8, XPO-9: the tables of an analyst zip. Each is read when it is asked for. */
export async function analystTables(zip: Uint8Array): Promise<AnalystTables> {
  // A module of its own: few visits save a workbook.
  const { strFromU8, unzipSync } = await import('fflate');
  return (name) => {
    const bytes = unzipSync(zip, { filter: (file) => file.name === name })[name];
    if (bytes === undefined) throw new Error(`no ${name} in the zip`);
    const [heads, ...rows] = readCsv(strFromU8(bytes)).records;
    return rows.map(({ cells }) =>
      Object.fromEntries((heads?.cells ?? []).map((head, at) => [head, cells[at] ?? ''])),
    );
  };
}
