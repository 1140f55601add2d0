import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Download } from 'lucide-react';
import { toCsv } from '../../domain/files/write-csv.ts';
import { asLines } from '../parts/lists/export-list.ts';
import { saveFile } from '../parts/page/save-file.ts';
import { useSaving } from '../parts/page/use-saving.ts';
import { Button } from '../ui/button/button.tsx';
import { Menu } from '../ui/menu/menu.tsx';
import type { Workbench } from './compute-workbench.ts';
import { indexRows } from './index-rows.ts';
import { useBenchDuplicateColumns } from './use-bench-duplicate-columns.tsx';
import { useBenchResultColumns } from './use-bench-result-columns.tsx';
import { useIndexColumns } from './use-index-columns.tsx';

/** QUA-22: the tables of the workbench as files, with unrounded figures; they are made on this device. */
export function SaveResults({ of }: { readonly of: Workbench }) {
  const { t } = useLingui();
  const saving = useSaving();
  const results = useBenchResultColumns(of);
  const duplicates = useBenchDuplicateColumns(of);
  const indexes = useIndexColumns(of);
  const files: Readonly<Record<string, () => readonly (readonly string[])[]>> = {
    results: () => asLines(results, of.report.results),
    duplicates: () => asLines(duplicates, of.report.duplicates),
    indexes: () => asLines(indexes, indexRows(of.quality)),
  };
  return (
    <Menu
      label={t`Save results`}
      trigger={
        <Button icon={Download} iconEnd={ChevronDown}>
          <Trans>Save results</Trans>
        </Button>
      }
      items={[
        { id: 'results', label: t`Results as CSV` },
        { id: 'duplicates', label: t`Duplicates as CSV` },
        { id: 'indexes', label: t`Indexes as CSV` },
      ]}
      onAction={(id) =>
        saving(() => saveFile(`${id}.csv`, 'text/csv;charset=utf-8', toCsv(files[id]?.() ?? [])))
      }
    />
  );
}
