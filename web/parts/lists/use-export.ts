import { useState } from 'react';
import { toCsv } from '../../../domain/files/write-csv.ts';
import type { Page } from '../../../domain/lists/page.ts';
import type { SamplesQuery } from '../../../domain/samples/samples-query.ts';
import { refusalOf } from '../http/problem-error.ts';
import { useRefusalToast } from '../messages/use-refusal-toast.ts';
import { saveFile } from '../page/save-file.ts';
import { asCells, asLines, everyRow } from './export-list.ts';
import { type ListSearch, listQueryOf } from './list-search.ts';
import type { ListColumn } from './register-column.ts';

const SIZE = 200;

const CSV = 'text/csv;charset=utf-8';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The kinds of file a list is exported as. */
export type ExportKind = 'csv' | 'xlsx';

/** LST-3: saves what a list shows, all its pages, as a file with the columns that are shown. */
export function useExport<Row>(parts: {
  readonly name: string;
  readonly title: string;
  readonly search: ListSearch;
  readonly columns: readonly ListColumn<Row>[];
  readonly fetchPage: (query: SamplesQuery) => Promise<Page<Row>>;
}): {
  readonly pending: boolean;
  /** All the list shows, or the rows that are chosen of it. */
  readonly save: (kind: ExportKind, chosen?: readonly Row[]) => void;
} {
  const tellRefused = useRefusalToast();
  const [pending, setPending] = useState(false);

  async function run(kind: ExportKind, chosen: readonly Row[] | undefined): Promise<void> {
    const rows =
      chosen ??
      (await everyRow((page) =>
        parts.fetchPage(listQueryOf({ ...parts.search, page, size: SIZE })),
      ));
    if (kind === 'csv') {
      saveFile(`${parts.name}.csv`, CSV, toCsv(asLines(parts.columns, rows)));
      return;
    }
    // A module of its own: few visits export a workbook.
    const { toXlsx } = await import('./write-xlsx.ts');
    saveFile(`${parts.name}.xlsx`, XLSX, await toXlsx(parts.title, asCells(parts.columns, rows)));
  }

  return {
    pending,
    save: (kind, chosen) => {
      if (pending) return;
      setPending(true);
      run(kind, chosen)
        .catch((problem: unknown) => tellRefused(refusalOf(problem)))
        .finally(() => setPending(false));
    },
  };
}
