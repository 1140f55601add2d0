import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DemoAccount } from '../../../domain/account/demo-account.ts';
import type { SetupInput } from '../../../domain/account/setup-input.ts';
import { deviceZone } from '../../i18n/device-zone.ts';
import { useSending } from '../../parts/forms/use-sending.ts';
import { setupQuery } from '../../parts/http/queries.ts';
import { request } from '../../parts/http/request.ts';
import { RefusalNote } from '../../parts/messages/refusal-note.tsx';
import { address } from '../../parts/page/address.ts';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { EntranceLayout } from '../layout/entrance-layout.tsx';
import { AccountsMade } from './accounts-made.tsx';
import { DemonstrationForm } from './demonstration-form.tsx';
import { FoundForm } from './found-form.tsx';

/**
 * The set-up page of a new installation: creates a panel with its leader's account, or a
 * demonstration panel.
 */
export function SetupPage() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const setup = useQuery(setupQuery());
  const [way, setWay] = useState<SetupInput['way']>('found');
  const sending = useSending();
  const { pending, refusal } = sending;
  const [made, setMade] = useState<readonly DemoAccount[] | null>(null);
  usePageTitle(t`Set up`);

  async function send(input: SetupInput): Promise<void> {
    const result = await sending.send(() => request('POST /api/setup', { body: input }));
    if (result?.ok !== true) return;
    setMade(result.value.accounts);
    await queries.invalidateQueries(setupQuery());
  }

  if (made !== null)
    return (
      <EntranceLayout isWide>
        <AccountsMade accounts={made} />
      </EntranceLayout>
    );
  if (setup.data?.needed === false)
    return (
      <EntranceLayout>
        <h1>
          <Trans>This installation already has a panel</Trans>
        </h1>
        <p>
          <Trans>There is nothing to set up.</Trans>
        </p>
        <div>
          <LinkButton href={address('/login')} variant="primary" size="large">
            <Trans>Sign in</Trans>
          </LinkButton>
        </div>
      </EntranceLayout>
    );
  return (
    <EntranceLayout isWide>
      <h1>
        <Trans>Welcome</Trans>
      </h1>
      <p>
        <Trans>How do you want to begin?</Trans>
      </p>
      {refusal !== null && way === 'demonstration' && <RefusalNote refusal={refusal} />}
      <Stack gap={6}>
        <RadioGroup
          label={t`Begin with`}
          value={way}
          onChange={(id) => setWay(id === 'demonstration' ? 'demonstration' : 'found')}
          options={[
            {
              id: 'found',
              label: t`My own panel`,
              description: t`Empty, with a panel leader’s account.`,
            },
            {
              id: 'demonstration',
              label: t`A demonstration panel`,
              description: t`Invented tasters, samples and sessions, to look around.`,
            },
          ]}
        />
        {way === 'found' ? (
          <FoundForm pending={pending} refusal={refusal} onSend={(input) => void send(input)} />
        ) : (
          <DemonstrationForm
            pending={pending}
            onSend={() => void send({ way, timeZone: deviceZone() })}
          />
        )}
      </Stack>
    </EntranceLayout>
  );
}
