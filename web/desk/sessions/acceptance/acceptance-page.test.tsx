import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DayRow } from '../../../../domain/sessions/session-row.ts';
import {
  dayJudgement,
  tastingDay,
  validatedSession,
} from '../../../../domain/sessions/testing/tasting-day.ts';
import { stubFetch } from '../../../parts/http/testing/stub-fetch.ts';
import { AcceptancePage } from './acceptance-page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Opens the page at an address; the server has these days. Returns the requests for days. */
async function open(search: string, rows: readonly DayRow[]) {
  const asked = stubFetch(() => Response.json({ rows, total: rows.length }));
  const router = createRouter({
    routeTree: createRootRoute({ component: AcceptancePage }),
    history: createMemoryHistory({ initialEntries: [`/${search}`] }),
  });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  return {
    address: () => router.state.location.searchStr,
    asked: () =>
      asked
        .map(({ url }) => new URL(url))
        .filter(({ pathname }) => pathname === '/api/days')
        .map(({ searchParams }) => Object.fromEntries(searchParams)),
  };
}

test('SES-16 the address of Acceptance says whether open days are meant, and of which period', async () => {
  const { address, asked } = await open('?state=open&from=2026-11-01', [
    tastingDay([validatedSession()]),
  ]);
  await expect.element(page.getByText('11/20/2026', { exact: true })).toBeVisible();
  const narrowed = { state: 'open', from: '2026-11-01', page: '1', size: '10' };
  expect(asked()).toEqual([narrowed]);
  const choice = (name: string) => page.getByRole('radio', { name });
  await expect.element(choice('Open')).toBeChecked();
  await expect
    .element(page.getByRole('button', { name: /^Period since 11\/1\/2026/ }))
    .toBeVisible();
  await choice('All').click();
  await expect.poll(address).toBe('?from=2026-11-01');
  await expect.poll(asked).toEqual([narrowed, { from: '2026-11-01', page: '1', size: '10' }]);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(address).toBe('');
});

test('LST-3 Acceptance is exported with all days of its filter, and not its page alone', async () => {
  const { asked } = await open('?state=open', [
    tastingDay([validatedSession()], dayJudgement('reopened')),
  ]);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'As CSV' }).click();
  await expect.poll(asked).toContainEqual({ state: 'open', page: '1', size: '200' });
});

test('SES-16 where no day is open, that is what is said', async () => {
  await open('?state=open', []);
  await expect.element(page.getByText('No day is open')).toBeVisible();
});
