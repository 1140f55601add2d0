import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { required, samePassword, strongPassword } from '../../domain/fields/field-rules.ts';
import { CheckedForm } from '../parts/forms/checked-form.tsx';
import { ABOUT_PASSWORD } from '../parts/forms/refused-password.ts';
import { SaveQuestion } from '../parts/forms/save-question.tsx';
import { useFormCheck } from '../parts/forms/use-form-check.ts';
import { useRefusedField } from '../parts/forms/use-refused-field.ts';
import { useSending } from '../parts/forms/use-sending.ts';
import { request } from '../parts/http/request.ts';
import { RefusalNote } from '../parts/messages/refusal-note.tsx';
import { Button } from '../ui/button/button.tsx';
import { Inline } from '../ui/layout/inline.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { PasswordField } from '../ui/password-field/password-field.tsx';
import { Section } from '../ui/section/section.tsx';
import { useToast } from '../ui/toast/use-toast.ts';
import { narrow } from './account.css.ts';

const ABOUT = { ...ABOUT_PASSWORD, 'password-wrong': 'current' } as const;

/**
 * Form that changes one's own password. It asks for the current one and signs out every other
 * device.
 */
export function PasswordChange() {
  const [round, setRound] = useState(0);
  return <PasswordForm key={round} onDone={() => setRound(round + 1)} />;
}

function PasswordForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useLingui();
  const show = useToast();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const sending = useSending();
  const { pending, refusal } = sending;
  const [isAsking, setAsking] = useState(false);
  const form = useFormCheck({
    current: required(current),
    password: required(password) ?? strongPassword(password),
    repeated: samePassword(password, repeated),
  });

  const refused = useRefusedField(refusal, ABOUT, { current, password });

  const labels = {
    current: t`Current password`,
    password: t`New password`,
    repeated: t`Repeat the password`,
  };

  async function send(): Promise<void> {
    const body = { currentPassword: current, newPassword: password };
    const result = await sending.send(() => request('POST /api/auth/change-password', { body }));
    if (result?.ok !== true) return;
    show({
      text: t`Password changed; your other devices are signed out.`,
      isToRead: true,
    });
    onDone();
  }

  const ask = () => {
    if (!pending && form.check()) setAsking(true);
  };

  const eye = { showLabel: t`Show the password`, hideLabel: t`Hide the password` };
  return (
    <Section title={t`Password`}>
      <CheckedForm onSubmit={ask} label={t`Password`}>
        <div className={narrow}>
          <Stack gap={4}>
            {refusal !== null && !refused.isAtField && <RefusalNote refusal={refusal} />}
            <PasswordField
              id="current"
              label={labels.current}
              value={current}
              onChange={setCurrent}
              errorMessage={form.wordsOf('current') ?? refused.wordsOf('current')}
              autoComplete="current-password"
              {...eye}
            />
            <PasswordField
              id="password"
              label={labels.password}
              description={t`At least 8 characters: a digit, one of !@#$%^&*, lowercase and uppercase letters.`}
              value={password}
              onChange={setPassword}
              onBlur={() => password !== '' && form.left('password')}
              errorMessage={form.wordsOf('password') ?? refused.wordsOf('password')}
              autoComplete="new-password"
              {...eye}
            />
            <PasswordField
              id="repeated"
              label={labels.repeated}
              value={repeated}
              onChange={setRepeated}
              onBlur={() => repeated !== '' && form.left('repeated')}
              errorMessage={form.wordsOf('repeated')}
              autoComplete="new-password"
              {...eye}
            />
            <Inline justify="end">
              <Button type="submit" variant="primary" pending={pending}>
                {pending ? <Trans>Saving</Trans> : <Trans>Change the password</Trans>}
              </Button>
            </Inline>
          </Stack>
        </div>
      </CheckedForm>
      <SaveQuestion
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={send}
        title={t`Change the password?`}
        confirmLabel={t`Change the password`}
      >
        <Trans>Your other devices are signed out.</Trans>
      </SaveQuestion>
    </Section>
  );
}
