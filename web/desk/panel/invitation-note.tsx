import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';
import type { Invited } from './invited.ts';

/** How the owner of an account gets to choose a password: by mail, or by a link handed over. */
export function InvitationNote({ name, invitation }: Invited) {
  const { t } = useLingui();
  if (invitation.way === 'mail')
    return (
      <Note kind="success" isLive title={t`The account of ${name} is open`}>
        <Trans>A mail with a link to choose a password is on its way; it is good for a week.</Trans>
      </Note>
    );
  const link = `${globalThis.location.origin}${invitation.path}`;
  return (
    <Note kind="warning" isLive title={t`Hand this link to ${name}`}>
      <Trans>
        No mail could be sent. Whoever opens the link within a week chooses the password: give it to
        nobody else.
      </Trans>
      <br />
      <Text tone="code">{link}</Text>
    </Note>
  );
}
