import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { required, samePassword, strongPassword } from '../../../domain/fields/field-rules.ts';
import { CheckedForm } from '../../parts/forms/checked-form.tsx';
import { ABOUT_PASSWORD } from '../../parts/forms/refused-password.ts';
import { useFormCheck } from '../../parts/forms/use-form-check.ts';
import { useRefusedField } from '../../parts/forms/use-refused-field.ts';
import { useSending } from '../../parts/forms/use-sending.ts';
import { request } from '../../parts/http/request.ts';
import { RefusalNote } from '../../parts/messages/refusal-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';

/** The form that sets a new password with the token of the mailed reset link. */
export function EndReset({ token }: { readonly token: string }) {
  const { t } = useLingui();
  const show = useToast();
  const router = useRouter();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const sending = useSending();
  const { pending, refusal } = sending;
  const form = useFormCheck({
    password: required(password) ?? strongPassword(password),
    repeated: samePassword(password, repeated),
  });

  const refused = useRefusedField(refusal, ABOUT_PASSWORD, { password });

  async function send(): Promise<void> {
    if (!form.check()) return;
    const body = { token, newPassword: password };
    const result = await sending.send(() => request('POST /api/auth/reset-password', { body }));
    if (result?.ok !== true) return;
    show({ text: t`New password set. Sign in with it.`, isToRead: true });
    await router.navigate({ to: '/login' });
  }

  const labels = { password: t`New password`, repeated: t`Repeat the password` };
  const eye = { showLabel: t`Show the password`, hideLabel: t`Hide the password` };
  return (
    <>
      <h1>
        <Trans>New password</Trans>
      </h1>
      <p>
        <Trans>
          At least 8 characters: a digit, one of !@#$%^&*, lowercase and uppercase letters.
        </Trans>
      </p>
      <CheckedForm onSubmit={() => void send()} label={t`New password`}>
        <Stack gap={5}>
          {refusal !== null && !refused.isAtField && <RefusalNote refusal={refusal} />}
          <PasswordField
            id="password"
            size="large"
            label={labels.password}
            value={password}
            onChange={setPassword}
            onBlur={() => password !== '' && form.left('password')}
            errorMessage={form.wordsOf('password') ?? refused.wordsOf('password')}
            autoComplete="new-password"
            {...eye}
          />
          <PasswordField
            id="repeated"
            size="large"
            label={labels.repeated}
            value={repeated}
            onChange={setRepeated}
            errorMessage={form.wordsOf('repeated')}
            autoComplete="new-password"
            {...eye}
          />
          <Button type="submit" variant="primary" size="large" pending={pending}>
            {pending ? <Trans>Saving</Trans> : <Trans>Set the password</Trans>}
          </Button>
        </Stack>
      </CheckedForm>
    </>
  );
}
