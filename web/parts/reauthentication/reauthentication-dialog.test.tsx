import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { SecondFactor } from '../../../domain/account/second-factor.ts';
import '../../theme/theme.ts';
import { secondFactorQuery } from '../http/people-queries.ts';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';

const NONE: SecondFactor = {
  totp: false,
  passkeys: [],
  recoveryCodes: 0,
  required: false,
  passkeyHost: location.hostname,
};
const KEY = { id: 'k', name: 'Office', since: '2026-01-01T00:00:00.000Z', used: null };

/** Renders the dialog for an account with this second factor; null while it is loading. */
async function shown(factor: SecondFactor | null) {
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, enabled: factor !== null } },
  });
  if (factor !== null) queries.setQueryData(secondFactorQuery().queryKey, factor);
  const screen = await render(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <ReauthenticationDialog onEnd={() => {}} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const ways = {
    password: page.getByLabelText('Password', { exact: true }).elements().length,
    code: page.getByLabelText('Code of the app', { exact: true }).elements().length,
    passkey: page.getByRole('button', { name: 'Use a passkey' }).elements().length,
    recovery: page.getByText(/in with a recovery code/).elements().length,
  };
  await screen.unmount();
  return ways;
}

test('ACC-114 the password is asked for where there is no second factor, and nowhere else', async () => {
  expect(await shown(NONE)).toEqual({ password: 1, code: 0, passkey: 0, recovery: 0 });
  expect(await shown({ ...NONE, totp: true })).toEqual({
    password: 0,
    code: 1,
    passkey: 0,
    recovery: 1,
  });
  expect(await shown({ ...NONE, passkeys: [KEY] })).toEqual({
    password: 0,
    code: 0,
    passkey: 1,
    recovery: 1,
  });
  expect(await shown({ ...NONE, totp: true, passkeys: [KEY] })).toEqual({
    password: 0,
    code: 1,
    passkey: 1,
    recovery: 1,
  });
  expect(await shown(null)).toEqual({ password: 0, code: 0, passkey: 0, recovery: 0 });
});
