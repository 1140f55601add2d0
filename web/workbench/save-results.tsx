import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Download } from 'lucide-react';
import { toCsv } from '../../domain/files/write-csv.ts';
import { asCells, asLines } from '../parts/lists/export-list.ts';
import { saveFile } from '../parts/page/save-file.ts';
import { useSaving } from '../parts/page/use-saving.ts';
import { Button } from '../ui/button/button.tsx';
import { Menu } from '../ui/menu/menu.tsx';
import type { Workbench } from './compute-workbench.ts';
import { indexRows } from './index-rows.ts';
import { useBenchDuplicateColumns } from './use-bench-duplicate-columns.tsx';
import { useBenchResultColumns } from './use-bench-result-columns.tsx';
import { useIndexColumns } from './use-index-columns.tsx';

const CSV = 'text/csv;charset=utf-8';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Menu that exports the tables of the workbench as CSV or XLSX, with unrounded figures. The files
 * are made on this device (QUA-22).
 */
export function SaveResults({ of }: { readonly of: Workbench }) {
  const { t } = useLingui();
  const saving = useSaving();
  const results = useBenchResultColumns(of);
  const duplicates = useBenchDuplicateColumns(of);
  const indexes = useIndexColumns(of);
  const rows = indexRows(of.quality);
  const files: Readonly<Record<string, () => readonly (readonly string[])[]>> = {
    results: () => asLines(results, of.report.results),
    duplicates: () => asLines(duplicates, of.report.duplicates),
    indexes: () => asLines(indexes, rows),
  };
  async function saveWorkbook(): Promise<void> {
    // Lazy loading: few visits save a workbook.
    const { toWorkbook } = await import('../parts/lists/write-xlsx.ts');
    const workbook = await toWorkbook([
      { name: t`Results`, rows: asCells(results, of.report.results) },
      { name: t`Duplicates`, rows: asCells(duplicates, of.report.duplicates) },
      { name: t`Indexes`, rows: asCells(indexes, rows) },
    ]);
    saveFile('results.xlsx', XLSX, workbook);
  }
  function save(id: string): void | Promise<void> {
    const lines = files[id];
    if (lines === undefined) return saveWorkbook();
    saveFile(`${id}.csv`, CSV, toCsv(lines()));
  }
  return (
    <Menu
      label={t`Save results`}
      trigger={
        <Button icon={Download} iconEnd={ChevronDown}>
          <Trans>Save results</Trans>
        </Button>
      }
      items={[
        { id: 'workbook', label: t`All as a workbook (XLSX)` },
        { id: 'results', label: t`Results as CSV`, separatorBefore: true },
        { id: 'duplicates', label: t`Duplicates as CSV` },
        { id: 'indexes', label: t`Indexes as CSV` },
      ]}
      onAction={(id) => saving(() => save(id))}
    />
  );
}
