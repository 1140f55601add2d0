import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isCountedState } from '../../domain/words/record-state.ts';
import { useFormat } from '../i18n/use-format.ts';
import { PagedTable } from '../parts/lists/paged-table.tsx';
import { Text } from '../ui/layout/text.tsx';
import { Tabs } from '../ui/tabs/tabs.tsx';
import type { Workbench } from './compute-workbench.ts';
import { type IndexRow, indexRows } from './index-rows.ts';
import { useBenchDuplicateColumns } from './use-bench-duplicate-columns.tsx';
import { useBenchResultColumns } from './use-bench-result-columns.tsx';
import { useIndexColumns } from './use-index-columns.tsx';

/** Tables of the results, duplicates, and indexes of tasters and panel (QUA-21). */
export function WorkbenchFigures({ of }: { readonly of: Workbench }) {
  const { t } = useLingui();
  const write = useFormat();
  const [tab, setTab] = useState('results');
  const results = useBenchResultColumns(of);
  const duplicates = useBenchDuplicateColumns(of);
  const indexes = useIndexColumns(of);
  const { report, quality, hasReferences } = of;
  const rows = indexRows(quality);
  const none = t`There is none in these files.`;
  const [countResults, countPairs] = [report.results.length, report.duplicates.length];
  const indexTable = (label: string, isOfPanel: boolean) => (
    <PagedTable
      label={label}
      empty={none}
      columns={indexes}
      rows={rows.filter(({ taster }) => (taster === null) === isOfPanel)}
      rowId={({ taster, kind, series }: IndexRow) => `${taster} ${kind} ${series}`}
    />
  );
  return (
    <>
      <Text as="p" tone="muted">
        {quality.window === null ? (
          <Trans>No session has a date: no index, for each needs six months.</Trans>
        ) : (
          <Trans>
            Indexes from {write.day(quality.window.from)} to {write.day(quality.window.to)}.
          </Trans>
        )}{' '}
        {!hasReferences && (
          <Trans>Deviation from reference is not asked: there is no references.csv.</Trans>
        )}{' '}
        {report.results.some(({ sessionState = 'validated' }) => !isCountedState(sessionState)) && (
          <Trans>Duplicates and indexes count validated sessions alone.</Trans>
        )}
      </Text>
      <Tabs
        label={t`Figures of the files`}
        selected={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'results',
            label: t`Results (${countResults})`,
            content: (
              <PagedTable
                label={t`Results`}
                empty={none}
                columns={results}
                rows={report.results}
                rowId={(row) => `${row.session} ${row.sample} ${row.replicate}`}
              />
            ),
          },
          {
            id: 'duplicates',
            label: t`Duplicates (${countPairs})`,
            content: (
              <PagedTable
                label={t`Duplicates`}
                empty={none}
                columns={duplicates}
                rows={report.duplicates}
                rowId={(row) => `${row.sample} ${row.session} ${row.session2}`}
              />
            ),
          },
          {
            id: 'tasters',
            label: t`Taster indexes`,
            content: indexTable(t`Taster indexes`, false),
          },
          { id: 'panel', label: t`Panel indexes`, content: indexTable(t`Panel indexes`, true) },
        ]}
      />
    </>
  );
}
