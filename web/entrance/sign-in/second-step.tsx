import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { Me } from '../../../domain/account/me.ts';
import type { SecondStep as Way } from '../../../domain/account/second-factor.ts';
import { required } from '../../../domain/fields/field-rules.ts';
import type { Result } from '../../../domain/refusal.ts';
import { CheckedForm } from '../../parts/forms/checked-form.tsx';
import { useFormCheck } from '../../parts/forms/use-form-check.ts';
import { useSending } from '../../parts/forms/use-sending.ts';
import { request } from '../../parts/http/request.ts';
import { RefusalNote } from '../../parts/messages/refusal-note.tsx';
import { CodeField } from '../../parts/second-factor/code-field.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';

/**
 * The second step of the sign-in (second factor): a code of the app (TOTP), a passkey, or a
 * recovery code (ACC-104).
 */
export function SecondStep({
  ways,
  mayTrust,
  signInByPasskey,
  onEntered,
  onBack,
}: {
  readonly ways: readonly Way[];
  readonly mayTrust: boolean;
  readonly signInByPasskey: () => Promise<Result<Me>>;
  readonly onEntered: (me: Me) => Promise<void>;
  readonly onBack: () => void;
}) {
  const { t } = useLingui();
  const [isRecovery, setRecovery] = useState(!ways.includes('totp') && !ways.includes('passkey'));
  const [code, setCode] = useState('');
  const [trust, setTrust] = useState(false);
  const { pending, refusal, send, refuse } = useSending();
  const form = useFormCheck({ code: required(code) });
  const hasCode = isRecovery || ways.includes('totp');

  async function enter(): Promise<void> {
    if (!hasCode || !form.check()) return;
    const body = { way: isRecovery ? 'recovery' : 'totp', code, trust } as const;
    await send(async () => {
      const result = await request('POST /api/auth/second-step', { body });
      if (result.ok) await onEntered(result.value);
      return result;
    });
  }

  return (
    <>
      <h1>
        <Trans>One more proof</Trans>
      </h1>
      <p>
        {isRecovery ? (
          <Trans>One you kept; each is good once.</Trans>
        ) : (
          <Trans>Enter your second factor.</Trans>
        )}
      </p>
      {refusal !== null && <RefusalNote refusal={refusal} />}
      <CheckedForm onSubmit={() => void enter()} label={t`One more proof`}>
        <Stack gap={5}>
          {isRecovery ? (
            <TextField
              key="recovery"
              id="code"
              size="large"
              label={t`Recovery code`}
              value={code}
              onChange={setCode}
              errorMessage={form.wordsOf('code')}
              maxLength={60}
              autoFocus
            />
          ) : (
            hasCode && (
              <CodeField
                size="large"
                value={code}
                onChange={setCode}
                errorMessage={form.wordsOf('code')}
              />
            )
          )}
          {hasCode && mayTrust && (
            <Checkbox
              isSelected={trust}
              onChange={setTrust}
              description={t`Only on a device of your own.`}
            >
              <Trans>Don’t ask here again for 30 days</Trans>
            </Checkbox>
          )}
          {hasCode && (
            <Button type="submit" variant="primary" size="large" pending={pending}>
              {pending ? <Trans>Signing in</Trans> : <Trans>Sign in</Trans>}
            </Button>
          )}
          {ways.includes('passkey') && (
            <Button
              size="large"
              variant={hasCode ? 'secondary' : 'primary'}
              icon={KeyRound}
              pending={pending && !hasCode}
              onPress={() => void send(signInByPasskey)}
            >
              <Trans>Use a passkey</Trans>
            </Button>
          )}
          {ways.includes('recovery') && (ways.length > 1 || !isRecovery) && (
            <Button
              variant="quiet"
              onPress={() => {
                setRecovery(!isRecovery);
                setCode('');
                refuse(null);
              }}
            >
              {isRecovery ? (
                <Trans>Use the app or a passkey</Trans>
              ) : (
                <Trans>Use a recovery code</Trans>
              )}
            </Button>
          )}
          <Button variant="quiet" onPress={onBack}>
            <Trans>Back to the password</Trans>
          </Button>
        </Stack>
      </CheckedForm>
    </>
  );
}
