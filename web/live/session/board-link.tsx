import { Trans } from '@lingui/react/macro';
import { LayoutGrid } from 'lucide-react';
import type { SessionState } from '../../../domain/words/session-state.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { boardHref } from './board-addresses.ts';

/** BRD-16: the way to the board of a session: live while it is tasted, and none before it was shown. */
export function BoardLink(props: {
  readonly session: number;
  readonly state: SessionState;
  /** It is what most come for. */
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
