import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { ProofInput } from '../../../domain/account/second-factor-input.ts';
import { required } from '../../../domain/fields/rules.ts';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useFormCheck } from '../forms/use-form-check.ts';
import { useSending } from '../forms/use-sending.ts';
import { secondFactorQuery } from '../http/people-queries.ts';
import { request } from '../http/request.ts';
import { CodeField } from '../second-factor/code-field.tsx';
import { canUsePasskeys, signWithPasskey } from '../second-factor/passkey.ts';

/** ACC-67: asks for the password, a code of the app or a passkey, over whatever was being done. */
export function ProofDialog({ onEnd }: { readonly onEnd: (isProven: boolean) => void }) {
  const { t } = useLingui();
  const factor = useQuery(secondFactorQuery());
  const [way, setWay] = useState<'password' | 'totp'>('password');
  const [typed, setTyped] = useState('');
  const sending = useSending();
  const form = useFormCheck({ typed: required(typed) });
  const hasPasskey =
    factor.data !== undefined &&
    factor.data.passkeys.length > 0 &&
    canUsePasskeys(factor.data.passkeyHost);

  async function prove(body: ProofInput): Promise<void> {
    const result = await sending.send(() => request('POST /api/auth/proof', { body }));
    if (result?.ok === true) onEnd(true);
  }

  async function provePasskey(): Promise<void> {
    const signed = await sending.send(() => signWithPasskey('POST /api/auth/proof/options'));
    if (signed?.ok === true) await prove({ way: 'passkey', response: signed.value });
  }

  const send = () => {
    if (!form.check()) return;
    void prove(way === 'totp' ? { way, code: typed } : { way, password: typed });
  };

  return (
    <FormDialog
      title={t`Confirm that it is you`}
      sending={sending}
      submit={{ label: <Trans>Confirm</Trans>, pending: <Trans>Confirming</Trans> }}
      onSubmit={send}
      onClose={() => onEnd(false)}
      act={
        hasPasskey && (
          <Button icon={KeyRound} isDisabled={sending.pending} onPress={() => void provePasskey()}>
            <Trans>Use a passkey</Trans>
          </Button>
        )
      }
    >
      <Text as="p" tone="muted">
        <Trans>
          You signed in a while ago, and what you are doing matters. What you typed is kept.
        </Trans>
      </Text>
      {factor.data?.totp === true && (
        <SegmentedControl
          label={t`Confirm with`}
          options={[
            { id: 'password', label: t`Password` },
            { id: 'totp', label: t`Code of the app` },
          ]}
          value={way}
          onChange={(id) => {
            setWay(id === 'totp' ? 'totp' : 'password');
            setTyped('');
          }}
        />
      )}
      {way === 'totp' ? (
        <CodeField value={typed} onChange={setTyped} errorMessage={form.wordsOf('typed')} />
      ) : (
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
    </FormDialog>
  );
}
