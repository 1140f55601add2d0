import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Me } from '../../../domain/account/me.ts';
import { triesLeft } from '../../../domain/account/offline-permission.ts';
import type { OfflineEntry } from '../../live/device/offline/offline-entries.ts';
import { CheckedForm } from '../../parts/forms/checked-form.tsx';
import { Button } from '../../ui/button/button.tsx';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import * as css from './offline-sign-in-page.css.ts';

/** The form for the password of the chosen taster, which is checked on this device (BTH-31). */
export function OfflinePasswordForm({
  entry,
  onEntered,
  onRefused,
}: {
  readonly entry: OfflineEntry;
  readonly onEntered: (me: Me) => Promise<void>;
  readonly onRefused: () => void;
}) {
  const { t } = useLingui();
  const { offline } = useRouter().options.context;
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<number | null>(null);
  const [pending, setPending] = useState(false);

  async function knock(): Promise<void> {
    if (password === '' || pending) return;
    setPending(true);
    try {
      const answer = await offline.signIn(entry.user, password);
      if (answer?.kind === 'in') return await onEntered(answer.me);
      setWrong(answer?.kind === 'wrong' ? triesLeft(answer.entry) : null);
      onRefused();
    } finally {
      setPending(false);
    }
  }

  return (
    <CheckedForm onSubmit={() => void knock()} label={t`Sign in on this device`}>
      <div className={css.password}>
        <PasswordField
          id="offline-password"
          size="large"
          label={t`Password of ${entry.name}`}
          value={password}
          onChange={setPassword}
          autoFocus
          showLabel={t`Show the password`}
          hideLabel={t`Hide the password`}
          errorMessage={
            wrong === null
              ? undefined
              : t`Not the password last used here. ${plural(wrong, { one: '# attempt', other: '# attempts' })} before a pause.`
          }
        />
        <Button type="submit" variant="primary" size="booth" pending={pending}>
          {pending ? <Trans>Opening</Trans> : <Trans>Sign in on this device</Trans>}
        </Button>
      </div>
    </CheckedForm>
  );
}
