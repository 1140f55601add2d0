import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SetupInput } from '../../../domain/account/setup-input.ts';
import {
  accountName,
  emailAddress,
  required,
  sameEmail,
  samePassword,
  strongPassword,
} from '../../../domain/fields/field-rules.ts';
import type { Refusal } from '../../../domain/refusal.ts';
import { deviceZone } from '../../i18n/device-zone.ts';
import { CheckedForm } from '../../parts/forms/checked-form.tsx';
import { ABOUT_PASSWORD } from '../../parts/forms/refused-password.ts';
import { useFormCheck } from '../../parts/forms/use-form-check.ts';
import { useRefusedField } from '../../parts/forms/use-refused-field.ts';
import { RefusalNote } from '../../parts/messages/refusal-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';

type Field = 'panel' | 'leader' | 'username' | 'email' | 'emailAgain' | 'password' | 'repeated';

const ABOUT = { ...ABOUT_PASSWORD, 'username-taken': 'username' } as const;

/** The form that creates a panel: its name and the account of its leader. */
export function FoundForm({
  pending,
  refusal,
  onSend,
}: {
  readonly pending: boolean;
  readonly refusal: Refusal | null;
  readonly onSend: (input: SetupInput) => void;
}) {
  const { t } = useLingui();
  const [fields, setFields] = useState<Readonly<Record<Field, string>>>({
    panel: '',
    leader: '',
    username: '',
    email: '',
    emailAgain: '',
    password: '',
    repeated: '',
  });
  const form = useFormCheck<Field>({
    panel: required(fields.panel),
    leader: required(fields.leader),
    username: required(fields.username) ?? accountName(fields.username),
    email: required(fields.email) ?? emailAddress(fields.email),
    emailAgain: sameEmail(fields.email, fields.emailAgain),
    password: required(fields.password) ?? strongPassword(fields.password),
    repeated: samePassword(fields.password, fields.repeated),
  });
  const refused = useRefusedField<Field>(refusal, ABOUT, fields);
  const bind = (field: Field) => ({
    id: field,
    size: 'large' as const,
    value: fields[field],
    onChange: (value: string) => setFields((known) => ({ ...known, [field]: value })),
    onBlur: () => {
      if (fields[field] !== '') form.left(field);
    },
    errorMessage: form.wordsOf(field) ?? refused.wordsOf(field),
  });
  const labels = {
    panel: t`Name of the panel`,
    leader: t`Panel leader`,
    username: t`User name`,
    email: t`Email`,
    emailAgain: t`Repeat the email`,
    password: t`Password`,
    repeated: t`Repeat the password`,
  };
  const eye = { showLabel: t`Show the password`, hideLabel: t`Hide the password` };

  function send(): void {
    if (!form.check()) return;
    const { repeated: _repeated, emailAgain: _emailAgain, ...input } = fields;
    onSend({
      way: 'found',
      ...input,
      username: input.username.trim(),
      email: input.email.trim(),
      timeZone: deviceZone(),
    });
  }

  return (
    <CheckedForm onSubmit={send} label={t`My own panel`}>
      <Stack gap={5}>
        {refusal !== null && !refused.isAtField && <RefusalNote refusal={refusal} />}
        <TextField label={labels.panel} {...bind('panel')} />
        <TextField label={labels.leader} autoComplete="name" {...bind('leader')} />
        <TextField label={labels.username} autoComplete="username" {...bind('username')} />
        <TextField label={labels.email} type="email" autoComplete="email" {...bind('email')} />
        <TextField
          label={labels.emailAgain}
          type="email"
          autoComplete="off"
          {...bind('emailAgain')}
        />
        <PasswordField
          label={labels.password}
          description={t`At least 8 characters: a digit, one of !@#$%^&*, lowercase and uppercase letters.`}
          autoComplete="new-password"
          {...eye}
          {...bind('password')}
        />
        <PasswordField
          label={labels.repeated}
          autoComplete="new-password"
          {...eye}
          {...bind('repeated')}
        />
        <Button type="submit" variant="primary" size="large" pending={pending}>
          {pending ? <Trans>Creating the panel</Trans> : <Trans>Create the panel</Trans>}
        </Button>
      </Stack>
    </CheckedForm>
  );
}
