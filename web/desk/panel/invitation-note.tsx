import { Trans, useLingui } from '@lingui/react/macro';
import type { HandedWhy } from '../../../domain/account/account-row.ts';
import { CopyButton } from '../../parts/watching/copy-button.tsx';
import { said } from '../../parts/watching/key-made.css.ts';
import { Inline } from '../../ui/layout/inline.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Note } from '../../ui/note/note.tsx';
import type { MadeInvitation } from './made-invitation.ts';

/**
 * Message that says how the owner of an account can choose a password: by mail, or by a link that
 * is handed over.
 */
export function InvitationNote({ name, invitation }: MadeInvitation) {
  const { t } = useLingui();
  if (invitation.way === 'mail')
    return (
      <Note kind="success" isLive title={t`The account of ${name} has been created`}>
        <Trans>Password link emailed, valid for a week.</Trans>
      </Note>
    );
  const link = `${globalThis.location.origin}${invitation.path}`;
  return (
    <Note kind="warning" isLive title={t`Hand this link to ${name}`}>
      <Stack gap={2}>
        <Why why={invitation.why} />
        <Trans>Valid for a week. Give it to nobody else: it sets the password.</Trans>
        <Inline gap={3}>
          <span className={said}>{link}</span>
          <CopyButton text={link} label={t`Copy the link`} />
        </Inline>
      </Stack>
    </Note>
  );
}

function Why({ why }: { readonly why: HandedWhy }) {
  switch (why) {
    case 'no-address':
      return <Trans>No email address is known.</Trans>;
    case 'no-mail':
      return <Trans>This installation sends no email.</Trans>;
    case 'not-sent':
      return <Trans>The email could not be sent.</Trans>;
  }
}
