import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { ProofInput } from '../../../domain/account/second-factor-input.ts';
import { required } from '../../../domain/fields/field-rules.ts';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useFormCheck } from '../forms/use-form-check.ts';
import { useSending } from '../forms/use-sending.ts';
import { secondFactorQuery } from '../http/people-queries.ts';
import { request } from '../http/request.ts';
import { CodeField } from '../second-factor/code-field.tsx';
import { canUsePasskeys, signWithPasskey } from '../second-factor/passkey.ts';

/**
 * Re-authentication (step-up) dialog, over the user's current work (ACC-114, ACC-116). It asks for
 * the second factor of the account, or for the password where there is none.
 */
export function ReauthenticationDialog({ onEnd }: { readonly onEnd: (isProven: boolean) => void }) {
  const { t } = useLingui();
  const factor = useQuery(secondFactorQuery());
  const [typed, setTyped] = useState('');
  const sending = useSending();
  const form = useFormCheck({ typed: required(typed) });
  const hasApp = factor.data?.totp === true;
  const passkeys = factor.data?.passkeys ?? [];
  const hasPasskey =
    factor.data !== undefined && passkeys.length > 0 && canUsePasskeys(factor.data.passkeyHost);
  const isAsked = !factor.isPending;
  const isTyped = isAsked && (hasApp || passkeys.length === 0);

  async function prove(body: ProofInput): Promise<void> {
    const result = await sending.send(() => request('POST /api/auth/proof', { body }));
    if (result?.ok === true) onEnd(true);
  }

  async function provePasskey(): Promise<void> {
    const signed = await sending.send(() => signWithPasskey('POST /api/auth/proof/options'));
    if (signed?.ok === true) await prove({ way: 'passkey', response: signed.value });
  }

  const send = () => {
    if (!isAsked) return;
    if (!isTyped) return hasPasskey ? void provePasskey() : undefined;
    if (!form.check()) return;
    void prove(hasApp ? { way: 'totp', code: typed } : { way: 'password', password: typed });
  };

  return (
    <FormDialog
      title={t`Confirm that it is you`}
      sending={sending}
      submit={
        isTyped || !hasPasskey
          ? { label: <Trans>Confirm</Trans>, pending: <Trans>Confirming</Trans> }
          : { label: <Trans>Use a passkey</Trans>, pending: <Trans>Confirming</Trans> }
      }
      onSubmit={send}
      onClose={() => onEnd(false)}
      act={
        isTyped &&
        hasPasskey && (
          <Button icon={KeyRound} isDisabled={sending.pending} onPress={() => void provePasskey()}>
            <Trans>Use a passkey</Trans>
          </Button>
        )
      }
    >
      <Text as="p" tone="muted">
        <Trans>What you typed is kept.</Trans>
      </Text>
      {!isAsked && <Skeleton lines={2} label={t`Loading`} />}
      {isTyped && hasApp && (
        <CodeField value={typed} onChange={setTyped} errorMessage={form.wordsOf('typed')} />
      )}
      {isTyped && !hasApp && (
        <PasswordField
          id="proof-password"
          autoFocus
          label={t`Password`}
          value={typed}
          onChange={setTyped}
          errorMessage={form.wordsOf('typed')}
          showLabel={t`Show the password`}
          hideLabel={t`Hide the password`}
        />
      )}
      {(hasApp || passkeys.length > 0) && (
        <Text as="p" tone="muted">
          <Trans>Not at hand? Sign out and in with a recovery code: good for ten minutes.</Trans>
        </Text>
      )}
    </FormDialog>
  );
}
