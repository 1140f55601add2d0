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
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../theme/theme.ts';
import type { SessionRow } from '../../../../domain/sessions/session-row.ts';
import { sessionRow } from '../../../../domain/sessions/testing/tasting-day.ts';
import { stubFetch } from '../../../parts/http/testing/stub-fetch.ts';
import { SessionsList } from './sessions-list.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const takenBack = { by: 'Eva Ruiz', at: '2026-11-21T09:00:00Z', reason: 'The oils were swapped.' };
const row = (session: number, state: SessionRow['state']): SessionRow =>
  sessionRow({ session, state, invalidated: session === 26 ? takenBack : null });

/** The list of many sessions, of which the newest two are closed and the third is planned. */
async function show(width = 1440) {
  const rows = Array.from({ length: 25 }, (_, at) =>
    row(50 - at, at < 2 ? 'closed' : at === 2 ? 'draft' : 'shown'),
  );
  stubFetch(() => Response.json({ rows, total: rows.length }));
  await page.viewport(width, 900);
  const router = createRouter({
    routeTree: createRootRoute({ component: SessionsList }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('row', { name: /^50/ })).toBeVisible();
}

const choose = (session: number) =>
  page.getByRole('row', { name: new RegExp(`^${session}`) }).getByRole('checkbox');
const act = (name: string | RegExp) => page.getByRole('button', { name });
const top = (session: number) =>
  page
    .getByRole('row', { name: new RegExp(`^${session}`) })
    .element()
    .getBoundingClientRect().top;

test.each([1440, 1024, 600])(
  'FRM-14 FRM-40 what may be done with chosen rows stands above them, moves none of them, and stays in sight, at %i px',
  async (width) => {
    await show(width);
    const before = [50, 49, 45].map(top);
    // The live region exists before the first selection, so that screen readers announce it.
    const told = page.getByText('Select rows to act on several at once').element().parentElement;
    expect(told?.getAttribute('aria-live')).toBe('polite');
    await userEvent.click(choose(50), { force: true });
    await expect.element(act('Validate 1')).toBeVisible();
    expect([50, 49, 45].map(top)).toEqual(before);
    expect(told?.textContent).toBe('1 selected');
    const list = page.getByRole('grid', { name: 'Sessions' });
    const box = () => act('Validate 1').element().getBoundingClientRect();
    expect(box().bottom).toBeLessThanOrEqual(list.element().getBoundingClientRect().top);
    await userEvent.click(choose(30), { force: true });
    await expect.element(page.getByText('2 selected')).toBeVisible();
    window.scrollTo(0, document.body.scrollHeight);
    await expect.poll(() => window.scrollY).toBeGreaterThan(0);
    expect(box().top).toBeGreaterThanOrEqual(0);
  },
);

test('FRM-14 by keyboard the acts stand before the rows, and who takes the choice back is where they were', async () => {
  await show();
  await userEvent.click(choose(50), { force: true });
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  const clear = page.getByRole('button', { name: 'Clear the selection' });
  await expect.element(clear).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(clear).not.toBeInTheDocument();
  const { activeElement } = document;
  expect(activeElement?.getAttribute('aria-label')).toBe('Select rows to act on several at once');
});

test('FRM-14 an act that none of the chosen rows is for is not offered, and who goes back on the question has chosen what was chosen', async () => {
  await show();
  await userEvent.click(choose(50), { force: true });
  await userEvent.click(choose(48), { force: true });
  await expect.element(page.getByText('2 selected')).toBeVisible();
  await expect.element(act(/^Invalidate/)).not.toBeInTheDocument();
  await act('Validate 1').click();
  await expect
    .element(page.getByRole('alertdialog', { name: 'Validate session 50?' }))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(page.getByText('2 selected')).toBeVisible();
  await userEvent.click(choose(50), { force: true });
  await expect.element(page.getByText('1 selected')).toBeVisible();
  await expect.element(act(/^Validate/)).not.toBeInTheDocument();
});

test('SES-12, SES-28 in the list a session whose validation was taken back says so, why and by whom, and no other', async () => {
  await show();
  const told = page.getByRole('row', { name: /^26/ });
  for (const words of ['Invalidated', takenBack.reason, /Eva Ruiz/])
    await expect.element(told.getByText(words)).toBeVisible();
  expect(page.getByText('Invalidated', { exact: true }).elements()).toHaveLength(1);
});
