import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { required } from '../../../domain/fields/field-rules.ts';
import { Button } from '../../ui/button/button.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { QrCode } from '../../ui/qr-code/qr-code.tsx';
import { CheckedForm } from '../forms/checked-form.tsx';
import { useFormCheck } from '../forms/use-form-check.ts';
import { useSending } from '../forms/use-sending.ts';
import { request } from '../http/request.ts';
import { RefusalNote } from '../messages/refusal-note.tsx';
import { CodeField } from './code-field.tsx';
import { secret as secretText } from './recovery-code-list.css.ts';

/**
 * Sets up an authenticator app (TOTP). It shows the secret as a QR code and as text, and asks for a
 * code to confirm the setup (ACC-102).
 */
export function TotpSetup({
  secret,
  uri,
  onCancel,
  onDone,
}: {
  readonly secret: string;
  readonly uri: string;
  readonly onCancel: () => void;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const sending = useSending();
  const { pending, refusal } = sending;
  const form = useFormCheck({ code: required(code) });

  async function confirm(): Promise<void> {
    if (!form.check()) return;
    const result = await sending.send(() =>
      request('POST /api/second-factor/totp/confirm', { body: { code } }),
    );
    if (result?.ok === true) onDone(result.value.recoveryCodes);
  }

  return (
    <CheckedForm onSubmit={() => void confirm()} label={t`Set up an authenticator app`}>
      <Stack gap={4}>
        <Text as="p">
          <Trans>Scan it with an authenticator app.</Trans>
        </Text>
        <QrCode text={uri} label={t`The app’s key as a QR code`} />
        <Text as="p" tone="muted">
          <Trans>No camera? Type this key into the app:</Trans>
          <br />
          <span className={secretText} data-testid="totp-secret">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </span>
        </Text>
        {refusal !== null && <RefusalNote refusal={refusal} />}
        <CodeField value={code} onChange={setCode} errorMessage={form.wordsOf('code')} />
        <Inline justify="end">
          <Button onPress={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="primary" pending={pending}>
            {pending ? <Trans>Checking</Trans> : <Trans>Switch it on</Trans>}
          </Button>
        </Inline>
      </Stack>
    </CheckedForm>
  );
}
