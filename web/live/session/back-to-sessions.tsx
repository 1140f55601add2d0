import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { address } from '../../parts/page/address.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Note } from '../../ui/note/note.tsx';

/** What cannot be shown of a session and why, said at once to who listens, with the way to the list of sessions. */
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
