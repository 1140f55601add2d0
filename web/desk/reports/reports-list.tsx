import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import type { ListedReport } from '../../../domain/reports/report-answers.ts';
import { ask } from '../../parts/http/problem-error.ts';
import { RegisterList } from '../../parts/lists/register-list.tsx';
import { StateFilter } from '../../parts/lists/state-filter.tsx';
import { OIL_CLASSES, oilClassMessage } from '../../parts/messages/class-names.ts';
import { useCrumbs } from '../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { reportHref } from './report-href.ts';
import { useReportColumns } from './use-report-columns.tsx';

/** The list of the panel's issued reports, newest first (RPT-2). */
export function ReportsList() {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const columns = useReportColumns();
  usePageTitle(t`Reports`);
  useCrumbs([{ label: t`Reports` }]);
  return (
    <RegisterList<ListedReport>
      name="reports"
      title={t`Reports`}
      searchLabel={t`Number, sample or customer`}
      columns={columns}
      rowId={(row) => row.number}
      rowHref={(row) => reportHref(row.number)}
      isDimmed={(row) => row.replacedBy !== null}
      defaultSort={{ column: 'number', direction: 'descending' }}
      fetchPage={(query, signal) =>
        ask('GET /api/reports', { query, ...(signal === undefined ? {} : { signal }) })
      }
      filters={
        <StateFilter
          options={[
            { id: 'standing', label: t`Not replaced` },
            { id: 'replaced', label: t`Replaced` },
            ...OIL_CLASSES.map((oil) => ({ id: oil, label: i18n._(oilClassMessage(oil)) })),
          ]}
        />
      }
      actions={null}
      empty={
        <EmptyState title={t`No report yet`}>
          <Trans>Issue one from an assessment of a validated session.</Trans>
        </EmptyState>
      }
    />
  );
}
