import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';
import type { Invited } from './invited.ts';

/** How the owner of an account gets to choose a password: by mail, or by a link handed over. */
export function InvitationNote({ name, invitation }: Invited) {
  const { t } = useLingui();
  if (invitation.way === 'mail')
    return (
      <Note kind="success" isLive title={t`The account of ${name} has been created`}>
        <Trans>
          An email with a link to choose a password is on its way; the link is valid for one week.
        </Trans>
      </Note>
    );
  const link = `${globalThis.location.origin}${invitation.path}`;
  return (
    <Note kind="warning" isLive title={t`Hand this link to ${name}`}>
      <Trans>
        The email could not be sent. Anyone who opens this link within a week can set the password:
        do not share it with anyone else.
      </Trans>
      <br />
      <Text tone="code">{link}</Text>
    </Note>
  );
}
