import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import type { SessionState } from '../../../../domain/words/session-state.ts';
import { planHref } from '../../../live/session/board-addresses.ts';
import { ask } from '../../../parts/http/problem-error.ts';
import { RegisterList } from '../../../parts/lists/register-list.tsx';
import { StateFilter } from '../../../parts/lists/state-filter.tsx';
import { sessionStateMessage } from '../../../parts/messages/session-state-message.ts';
import { useCrumbs } from '../../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../../parts/page/use-page-title.ts';
import { NewSessionButton } from '../../../parts/sessions/new-session-button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { SessionsBulk } from './sessions-bulk.tsx';
import { useSessionColumns } from './use-session-columns.tsx';

const STATES: readonly SessionState[] = ['draft', 'shown', 'hidden', 'closed', 'validated'];

/**
 * The list of the panel's sessions: the server sorts, searches and paginates, and the page's
 * address stores the query.
 */
export function SessionsList() {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const columns = useSessionColumns();
  const options = STATES.map((id) => ({ id, label: i18n._(sessionStateMessage(id)) }));
  usePageTitle(t`Sessions`);
  useCrumbs([{ label: t`Sessions` }]);
  return (
    <RegisterList
      name="sessions"
      title={t`Sessions`}
      searchLabel={t`Number or date`}
      columns={columns}
      rowId={(row) => String(row.session)}
      rowHref={(row) => planHref(row.session)}
      defaultSort={{ column: 'session', direction: 'descending' }}
      fetchPage={(query, signal) => ask('GET /api/sessions', { query, signal })}
      filters={<StateFilter options={[...options, { id: 'training', label: t`Training` }]} />}
      actions={<NewSessionButton />}
      bulk={(rows, clear) => <SessionsBulk rows={rows} onDone={clear} />}
      empty={
        <EmptyState title={t`No session yet`} actions={<NewSessionButton />}>
          <Trans>Plan the first one.</Trans>
        </EmptyState>
      }
    />
  );
}
