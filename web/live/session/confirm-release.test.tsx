import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { signedInUser } from '../../../domain/account/testing/accounts.ts';
import { sessionRow } from '../../../domain/sessions/testing/tasting-day.ts';
import { defaultPanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { Role } from '../../../domain/words/role.ts';
import { meQuery, settingsQuery } from '../../parts/http/queries.ts';
import { stubFetch } from '../../parts/http/testing/stub-fetch.ts';
import { ToastProvider } from '../../ui/toast/toast-provider.tsx';
import { ReleaseAct } from './release-act.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

/**
 * The button of a validated session 12, for a person of a role, with figures visible to tasters or
 * not.
 */
async function show(role: Role, tastersSeeFigures = true, change = {}) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(meQuery().queryKey, signedInUser({ role }));
  queries.setQueryData(settingsQuery().queryKey, { ...defaultPanelSettings(), tastersSeeFigures });
  const record = sessionRow({ session: 12, state: 'validated', ...change });
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryClientProvider client={queries}>
        <ToastProvider label="Notifications" dismissLabel="Dismiss">
          <p>The session</p>
          <ReleaseAct record={record} isWhole />
        </ToastProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
  await expect.element(page.getByText('The session')).toBeVisible();
}

const act = page.getByRole('button', { name: 'Release figures' });

test('QUA-39 QUA-65 the leader reads which oils stand on which plans before figures are released, and releases them by a second answer', async () => {
  const planned = { oils: [{ code: 'S-12', sessions: [31, 33] }] };
  const bodies: unknown[] = [];
  stubFetch(async (request) => {
    const body: unknown = await request.json();
    bodies.push(body);
    return bodies.length === 1
      ? Response.json({ code: 'oils-planned', data: planned }, { status: 409 })
      : Response.json({ session: 12 });
  });
  await show('jefespanel');
  await act.click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Release the figures' }).click();
  await expect.element(question.getByText(/S-12 \(31, 33\)/)).toBeVisible();
  await question.getByRole('button', { name: 'Release anyway' }).click();
  await expect.element(page.getByText('The figures of session 12 are released')).toBeVisible();
  expect(bodies).toEqual([
    { session: 12, anyway: false },
    { session: 12, anyway: true },
  ]);
});

test('QUA-38 figures are not offered to be released where tasters see none', async () => {
  await show('jefespanel', false);
  expect(act.elements()).toEqual([]);
});

test.each([
  ['an assistant', 'adjuntos', {}],
  [
    'a session that is released',
    'jefespanel',
    { releasedFigures: { by: 'Eva', at: '2026-11-21' } },
  ],
  ['a session that is not validated', 'jefespanel', { state: 'closed' }],
] as const)('QUA-38 figures are not offered to be released to %s', async (_, role, change) => {
  await show(role, true, change);
  expect(act.elements()).toEqual([]);
});
