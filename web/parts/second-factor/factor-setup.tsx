import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { SecondFactor } from '../../../domain/account/second-factor.ts';
import { Button } from '../../ui/button/button.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useSending } from '../forms/use-sending.ts';
import { request } from '../http/request.ts';
import { RefusalNote } from '../messages/refusal-note.tsx';
import { canUsePasskeys } from './passkey.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { TotpSetup } from './totp-setup.tsx';

type Step =
  | { readonly at: 'choice' }
  | { readonly at: 'app'; readonly secret: string; readonly uri: string }
  | { readonly at: 'passkey' }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

/**
 * Sets up a second factor: an authenticator app or a passkey, then the recovery codes, shown once
 * (ACC-60).
 */
export function FactorSetup({
  factor,
  onDone,
}: {
  readonly factor: SecondFactor;
  /** Called when a second factor is set up and its recovery codes were shown. */
  readonly onDone: () => void;
}) {
  const { t } = useLingui();
  const [step, setStep] = useState<Step>({ at: 'choice' });
  const sending = useSending();
  const back = () => setStep({ at: 'choice' });
  const isPasskeyPlace = canUsePasskeys(factor.passkeyHost);

  function made(codes: readonly string[]): void {
    if (codes.length > 0) setStep({ at: 'codes', codes });
    else {
      back();
      onDone();
    }
  }

  async function begin(): Promise<void> {
    const begun = await sending.send(() => request('POST /api/second-factor/totp', { body: {} }));
    if (begun?.ok === true) setStep({ at: 'app', ...begun.value });
  }

  if (step.at === 'app') return <TotpSetup {...step} onCancel={back} onDone={made} />;
  if (step.at === 'passkey') return <PasskeyForm onCancel={back} onDone={made} />;
  if (step.at === 'codes')
    return (
      <RecoveryCodeList
        codes={step.codes}
        onDone={() => {
          back();
          onDone();
        }}
      />
    );
  return (
    <Stack gap={3}>
      {sending.refusal !== null && <RefusalNote refusal={sending.refusal} />}
      <Inline gap={3}>
        {!factor.totp && (
          <Button icon={Smartphone} pending={sending.pending} onPress={() => void begin()}>
            <Trans>Set up an authenticator app</Trans>
          </Button>
        )}
        <Button
          icon={KeyRound}
          isDisabled={!isPasskeyPlace}
          onPress={() => setStep({ at: 'passkey' })}
        >
          <Trans>Add a passkey</Trans>
        </Button>
      </Inline>
      {!isPasskeyPlace && (
        <Text as="p" size={13} tone="muted">
          {factor.passkeyHost === null
            ? t`Passkeys need https or localhost, not this address.`
            : t`Passkeys need the address ${factor.passkeyHost} and a browser that knows them.`}
        </Text>
      )}
    </Stack>
  );
}
