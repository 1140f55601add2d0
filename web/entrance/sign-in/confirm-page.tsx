import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useSending } from '../../parts/forms/use-sending.ts';
import { request } from '../../parts/http/request.ts';
import { RefusalNote } from '../../parts/messages/refusal-note.tsx';
import { address } from '../../parts/page/address.ts';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Note } from '../../ui/note/note.tsx';
import { EntranceLayout } from '../layout/entrance-layout.tsx';

/**
 * The page of the mailed link by which the owner of an account confirms that they chose the new
 * password (sign-in alert, ACC-121). Opening the page does nothing yet: mail programs open links by
 * themselves.
 */
export function ConfirmPage() {
  const { t } = useLingui();
  const { token = '' } = useSearch({ from: '/confirm' });
  const sending = useSending();
  const { pending, refusal } = sending;
  const [isDone, setDone] = useState(false);
  usePageTitle(t`Was it you?`);

  async function confirm(): Promise<void> {
    const result = await sending.send(() => request('POST /api/auth/confirm', { body: { token } }));
    if (result?.ok === true) setDone(true);
  }

  return (
    <EntranceLayout>
      <h1>
        <Trans>Was it you?</Trans>
      </h1>
      <p>
        <Trans>
          Somebody else had a part in your new password. Confirm only if you chose it: sheets signed
          since count as yours.
        </Trans>
      </p>
      <Stack gap={5}>
        {refusal !== null && <RefusalNote refusal={refusal} />}
        {isDone ? (
          <Note kind="success" isLive title={t`You have confirmed it`}>
            <Trans>Nothing more is noted beside your sheets.</Trans>
          </Note>
        ) : (
          <Button variant="primary" size="large" pending={pending} onPress={() => void confirm()}>
            {pending ? <Trans>Confirming</Trans> : <Trans>Yes, it was me</Trans>}
          </Button>
        )}
        {!isDone && (
          <p>
            <Trans>Not you? Choose a new password and tell your panel.</Trans>
          </p>
        )}
      </Stack>
      <p>
        <Link href={address(isDone ? '/login' : '/reset')}>
          {isDone ? <Trans>Back to sign in</Trans> : <Trans>Choose a new password</Trans>}
        </Link>
      </p>
    </EntranceLayout>
  );
}
