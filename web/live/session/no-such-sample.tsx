import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { BackToSessions } from './back-to-sessions.tsx';
import { BoardLink } from './board-link.tsx';
import type { LiveSession } from './use-board.ts';

/** The page for an unknown sample of a session: names the session, with back links (SCR-20). */
export function NoSuchSample(props: {
  readonly record: Pick<LiveSession['record'], 'session' | 'state'>;
}) {
  const { session, state } = props.record;
  const { t } = useLingui();
  return (
    <Page>
      <PageHeader
        title={t`Session ${session}`}
        actions={<BoardLink session={session} state={state} />}
      />
      <BackToSessions>
        <Trans>There is no such sample in session {session}.</Trans>
      </BackToSessions>
    </Page>
  );
}
