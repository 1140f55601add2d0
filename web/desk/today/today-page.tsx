import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { SessionRow } from '../../../domain/sessions/session-row.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { AsideNotes } from '../../live/aside/aside-notes.tsx';
import { refusalOf } from '../../parts/http/problem-error.ts';
import { sessionsQuery } from '../../parts/http/queries.ts';
import { useMe } from '../../parts/http/use-me.ts';
import { RefusalWords } from '../../parts/messages/refusal-note.tsx';
import { dayOf } from '../../parts/page/today.ts';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { NewSessionButton } from '../../parts/sessions/new-session-button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { FirstSteps } from './first-steps.tsx';
import { SessionGroup } from './session-group.tsx';
import { unfinishedGroups } from './unfinished-groups.ts';

/** How many of the newest sessions are looked through. */
const NEWEST = 50;
/** How often the sessions are asked for again, in ms: sheets come in while one looks. */
const OFTEN = 10_000;

/** What waits at the desk: tastings that run, sessions to judge, plans to finish, and what was judged last. */
export function TodayPage() {
  const { t } = useLingui();
  const write = useFormat();
  const me = useMe();
  const sessions = useQuery({
    ...sessionsQuery({ sort: 'session', direction: 'descending', size: String(NEWEST) }),
    refetchInterval: OFTEN,
  });
  usePageTitle(t`Today`);
  const rows = sessions.data?.rows;
  return (
    <Page>
      <PageHeader
        title={t`Today`}
        lede={`${write.day(dayOf(new Date()))} · ${me.panel.name}`}
        actions={<NewSessionButton />}
      />
      {sessions.error !== null && (
        <Note kind="error" isLive>
          <RefusalWords refusal={refusalOf(sessions.error)} />
        </Note>
      )}
      <AsideNotes names={null} present={null} />
      {rows === undefined && sessions.error === null && <Skeleton lines={6} label={t`Loading`} />}
      {rows === undefined ? null : rows.length === 0 ? <FirstSteps /> : <Unfinished rows={rows} />}
    </Page>
  );
}

/** The sessions by what they ask of the desk. */
function Unfinished({ rows }: { readonly rows: readonly SessionRow[] }) {
  const { t } = useLingui();
  const { running, toJudge, planned, judged } = unfinishedGroups(rows);
  return (
    <Stack gap={6}>
      <SessionGroup title={t`In progress`} rows={running} leadsTo="board">
        <Trans>No session is in progress.</Trans>
      </SessionGroup>
      <SessionGroup title={t`Awaiting validation`} rows={toJudge} leadsTo="board" />
      <SessionGroup title={t`Being planned`} rows={planned} leadsTo="plan" />
      <SessionGroup title={t`Recently validated`} rows={judged} leadsTo="board" />
    </Stack>
  );
}
