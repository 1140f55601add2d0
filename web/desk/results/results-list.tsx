import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import type { AssessedRow } from '../../../domain/results/assessed-row.ts';
import { assessmentHref } from '../../live/session/board-addresses.ts';
import { ask } from '../../parts/http/problem-error.ts';
import { RegisterList } from '../../parts/lists/register-list.tsx';
import { StateFilter } from '../../parts/lists/state-filter.tsx';
import { OIL_CLASSES, oilClassMessage } from '../../parts/messages/class-names.ts';
import { useCrumbs } from '../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { useResultColumns } from './use-result-columns.tsx';

/**
 * List of the validated results of all sessions, with sorting, search, a filter by class and
 * pagination on the server.
 */
export function ResultsList() {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const columns = useResultColumns();
  usePageTitle(t`Assessments`);
  useCrumbs([{ label: t`Assessments` }]);
  return (
    <RegisterList<AssessedRow>
      name="results"
      isWideOnPaper
      title={t`Assessments`}
      searchLabel={t`Sample, session or defect`}
      columns={columns}
      rowId={(row) => `${row.session}-${row.sample.id}-${row.replicate}`}
      rowHref={(row) => `${assessmentHref(row.session, row.sample.id)}/${row.replicate}`}
      defaultSort={{ column: 'date', direction: 'descending' }}
      fetchPage={(query, signal) =>
        ask('GET /api/assessments', { query, ...(signal === undefined ? {} : { signal }) })
      }
      filters={
        <StateFilter
          options={[
            ...OIL_CLASSES.map((oil) => ({ id: oil, label: i18n._(oilClassMessage(oil)) })),
            { id: 'points', label: t`Scored with points` },
            { id: 'invalid', label: t`Invalid` },
            { id: 'training', label: t`Training` },
            { id: 'repeat', label: t`To be tasted again` },
          ]}
        />
      }
      actions={null}
      empty={
        <EmptyState title={t`No result yet`}>
          <Trans>Results appear once a session is validated.</Trans>
        </EmptyState>
      }
    />
  );
}
