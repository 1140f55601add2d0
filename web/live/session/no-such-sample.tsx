import { Trans, useLingui } from '@lingui/react/macro';
import { address } from '../../parts/page/address.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { BoardLink } from './board-link.tsx';
import type { LiveSession } from './use-board.ts';

/** SCR-20: stands for a sample that a session has not: which session it is, and the ways back. */
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
      <Note
        kind="error"
        isLive
        actions={
          <LinkButton href={address('/intra/sessions/list')}>
            <Trans>To the sessions</Trans>
          </LinkButton>
        }
      >
        <Trans>There is no such sample in session {session}.</Trans>
      </Note>
    </Page>
  );
}
