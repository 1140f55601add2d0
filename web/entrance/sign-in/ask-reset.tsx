import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { required } from '../../../domain/fields/field-rules.ts';
import { CheckedForm } from '../../parts/forms/checked-form.tsx';
import { useFormCheck } from '../../parts/forms/use-form-check.ts';
import { useSending } from '../../parts/forms/use-sending.ts';
import { request } from '../../parts/http/request.ts';
import { RefusalNote } from '../../parts/messages/refusal-note.tsx';
import { address } from '../../parts/page/address.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Note } from '../../ui/note/note.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';

/**
 * The form that requests a password reset by user name. It never reveals whether the account
 * exists.
 */
export function AskReset() {
  const { t } = useLingui();
  const [username, setUsername] = useState('');
  const sending = useSending();
  const { pending, refusal } = sending;
  const [sent, setSent] = useState(false);
  const form = useFormCheck({ username: required(username) });

  async function send(): Promise<void> {
    if (!form.check()) return;
    const body = { username: username.trim() };
    const result = await sending.send(() =>
      request('POST /api/auth/request-password-reset', { body }),
    );
    if (result?.ok === true) setSent(true);
  }

  return (
    <>
      <h1>
        <Trans>Forgot password</Trans>
      </h1>
      <p>
        <Trans>We email you a link.</Trans>
      </p>
      {sent ? (
        <Note kind="success" isLive title={t`Check your email`}>
          <Trans>
            If the account has an email, a link is on its way. If not, ask your leader for a new
            password.
          </Trans>
        </Note>
      ) : (
        <CheckedForm onSubmit={() => void send()} label={t`Forgot password`}>
          <Stack gap={5}>
            {refusal !== null && <RefusalNote refusal={refusal} />}
            <TextField
              id="username"
              size="large"
              label={t`User name`}
              value={username}
              onChange={setUsername}
              errorMessage={form.wordsOf('username')}
              autoComplete="username"
              autoFocus
            />
            <Button type="submit" variant="primary" size="large" pending={pending}>
              {pending ? <Trans>Sending</Trans> : <Trans>Send the link</Trans>}
            </Button>
          </Stack>
        </CheckedForm>
      )}
      <p>
        <Link href={address('/login')}>
          <Trans>Back to sign in</Trans>
        </Link>
      </p>
    </>
  );
}
