import { Trans, useLingui } from '@lingui/react/macro';
import type { CloseReason } from '../../../domain/sync/close-reasons.ts';
import { address } from '../../parts/page/address.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Note } from '../../ui/note/note.tsx';

/** The address of the sign-in page, with this page as its return address. */
export const signInAgain = (): string =>
  address('/login', {
    search: { returnUrl: globalThis.location?.pathname ?? address('/intra/evaluations') },
  });

/**
 * The warning that the session of this device has ended. Work goes on locally and is sent after the
 * next sign-in.
 */
export function SignedOutNote({ refused }: { readonly refused: CloseReason | null }) {
  const { t } = useLingui();
  if (refused !== 'signed-out') return null;
  return (
    <Note
      kind="warning"
      isLive
      title={t`You are signed out`}
      actions={<LinkButton size="booth" href={signInAgain()}>{t`Sign in`}</LinkButton>}
    >
      <Trans>Your marks stay here until you sign in.</Trans>
    </Note>
  );
}
