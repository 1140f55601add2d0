import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { ClipboardList } from 'lucide-react';
import type { ReactNode } from 'react';
import { parseSessionCode, type SessionCode } from '../../../domain/words/ids.ts';
import { DeskStats } from '../../parts/stats/desk-stats.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { planHref } from './board-addresses.ts';
import { SessionProblem } from './session-problem.tsx';
import { type LiveSession, useBoard } from './use-board.ts';

/**
 * Provides the live session of the address to a page that needs it shown. It renders the loading
 * skeleton, errors and the message on a draft itself.
 */
export function WithLiveSession(props: { readonly children: (live: LiveSession) => ReactNode }) {
  const session = parseSessionCode(useParams({ strict: false }).code ?? '');
  if (session === null) return <SessionProblem />;
  return (
    <DeskStats>
      <Held key={session} session={session}>
        {props.children}
      </Held>
    </DeskStats>
  );
}

function Held(props: {
  readonly session: SessionCode;
  readonly children: (live: LiveSession) => ReactNode;
}) {
  const { session } = props;
  const { t } = useLingui();
  const board = useBoard(session);
  if (board.kind === 'refused') return <SessionProblem error={board.error} />;
  if (board.kind === 'loading')
    return (
      <Page>
        <Skeleton lines={8} label={t`Loading`} />
      </Page>
    );
  if (board.live.record.state === 'draft')
    return (
      <Page>
        <EmptyState
          icon={ClipboardList}
          title={t`Session ${session} is not shown yet`}
          actions={
            <LinkButton href={planHref(session)} variant="primary">
              <Trans>Open the plan</Trans>
            </LinkButton>
          }
        >
          <Trans>The board fills when the session starts.</Trans>
        </EmptyState>
      </Page>
    );
  return props.children(board.live);
}
