import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { required } from '../../../domain/fields/field-rules.ts';
import { Button } from '../../ui/button/button.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { CheckedForm } from '../forms/checked-form.tsx';
import { useFormCheck } from '../forms/use-form-check.ts';
import { useSending } from '../forms/use-sending.ts';
import { request } from '../http/request.ts';
import { RefusalNote } from '../messages/refusal-note.tsx';
import { makePasskey } from './passkey.ts';
import * as tight from './tight.css.ts';

/** Form that names a new passkey and lets the device create it (ACC-64). */
export function PasskeyForm({
  onCancel,
  onDone,
}: {
  readonly onCancel: () => void;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const sending = useSending();
  const { pending, refusal } = sending;
  const form = useFormCheck({ name: required(name) });

  async function make(): Promise<void> {
    if (!form.check()) return;
    const result = await sending.send(async () => {
      const made = await makePasskey();
      if (!made.ok) return made;
      const body = { name: name.trim(), response: made.value };
      return request('POST /api/second-factor/passkeys', { body });
    });
    if (result?.ok === true) onDone(result.value.recoveryCodes);
  }

  return (
    <CheckedForm onSubmit={() => void make()} label={t`Add a passkey`}>
      <Stack gap={4}>
        {refusal !== null && <RefusalNote refusal={refusal} />}
        <div className={tight.name}>
          <TextField
            id="passkey-name"
            label={t`Name of the passkey`}
            isRequired
            requiredText={t`required`}
            description={t`For example: office computer, my phone.`}
            value={name}
            onChange={setName}
            errorMessage={form.wordsOf('name')}
            maxLength={60}
            autoFocus
          />
        </div>
        <Inline justify="end">
          <Button onPress={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="primary" pending={pending}>
            {pending ? <Trans>Waiting for your device</Trans> : <Trans>Make the passkey</Trans>}
          </Button>
        </Inline>
      </Stack>
    </CheckedForm>
  );
}
