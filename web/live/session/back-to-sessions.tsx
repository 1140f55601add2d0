import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { address } from '../../parts/page/address.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Note } from '../../ui/note/note.tsx';

/**
 * An error message with a link to the list of sessions, announced by a live region: what of a
 * session cannot be shown, and why.
 */
export function BackToSessions({ children }: { readonly children: ReactNode }) {
  return (
    <Note
      kind="error"
      isLive
      actions={
        <LinkButton href={address('/intra/sessions/list')}>
          <Trans>To the sessions</Trans>
        </LinkButton>
      }
    >
      {children}
    </Note>
  );
}
