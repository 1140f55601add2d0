import { useState } from 'react';
import { toCsv } from '../../../domain/files/write-csv.ts';
import type { Page } from '../../../domain/lists/list-page.ts';
import type { SamplesQuery } from '../../../domain/samples/samples-query.ts';
import { refusalOf } from '../http/problem-error.ts';
import { useRefusalToast } from '../messages/use-refusal-toast.ts';
import { saveFile } from '../page/save-file.ts';
import { asCells, asLines, everyRow } from './export-list.ts';
import { type ListSearch, listQueryOf } from './list-search.ts';
import type { ListColumn } from './register-column.ts';

/** Rows on each page that the export requests. */
const SIZE = 200;

const CSV = 'text/csv;charset=utf-8';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The file formats of an exported list. */
export type ExportKind = 'csv' | 'xlsx';

/** React hook that exports a list, all its pages, as a file with the visible columns (LST-3). */
export function useExport<Row>(parts: {
  readonly name: string;
  readonly title: string;
  readonly search: ListSearch;
  readonly columns: readonly ListColumn<Row>[];
  readonly fetchPage: (query: SamplesQuery) => Promise<Page<Row>>;
}): {
  readonly pending: boolean;
  /** Exports the whole list, or only the selected rows. */
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
    // Lazy loading: few visits export a workbook.
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
