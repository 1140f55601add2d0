import { Trans } from '@lingui/react/macro';
import { LayoutGrid } from 'lucide-react';
import type { SessionState } from '../../../domain/words/session-state.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { boardHref } from './board-addresses.ts';

/**
 * The link to the board of a session: named live during the tasting, and absent before the session
 * was shown (BRD-16).
 */
export function BoardLink(props: {
  readonly session: number;
  readonly state: SessionState;
  /** Whether it is the main action of its page. */
  readonly isPrimary?: boolean;
}) {
  const { session, state, isPrimary = false } = props;
  if (state === 'draft') return null;
  return (
    <LinkButton
      href={boardHref(session)}
      icon={LayoutGrid}
      {...(isPrimary ? { variant: 'primary' } : {})}
    >
      {state === 'shown' ? <Trans>Live board</Trans> : <Trans>Board</Trans>}
    </LinkButton>
  );
}
