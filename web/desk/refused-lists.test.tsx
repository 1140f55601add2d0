import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { stubFetch } from '../parts/http/testing/stub-fetch.ts';
import { ReportsList } from './reports/reports-list.tsx';
import { ResultsList } from './results/results-list.tsx';
import { SamplesList } from './samples/samples-list.tsx';
import { SessionsList } from './sessions/list/sessions-list.tsx';
import { TastersList } from './tasters/tasters-list.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Renders a list while the server gives the same answer to every request. */
async function show(list: () => ReactNode, answer: () => Response) {
  const asked = stubFetch(answer);
  await render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <RouterProvider
          router={createRouter({
            routeTree: createRootRoute({ component: list }),
            history: createMemoryHistory({ initialEntries: ['/'] }),
          })}
        />
      </I18nProvider>
    </QueryClientProvider>,
  );
  return asked;
}

const LISTS = [
  ['Sessions', SessionsList, 'No session yet'],
  ['Samples', SamplesList, 'No sample yet'],
  ['Tasters', TastersList, 'No taster yet'],
  ['Assessments', ResultsList, 'No result yet'],
  ['Reports', ReportsList, 'No report yet'],
] as const;

/** Errors of a list, with the text shown for each. */
const OBSTACLES = [
  [
    'is refused',
    () => Response.json({ code: 'access-denied', data: {} }, { status: 403 }),
    /denied/,
  ],
  [
    'does not come',
    () => {
      throw new TypeError('Failed to fetch');
    },
    /server/,
  ],
] as const;

const cases = LISTS.flatMap(([title, list, empty]) =>
  OBSTACLES.map(([what, answer, words]) => ({ title, list, empty, what, answer, words })),
);

test.each(cases)(
  'LST-9 the list $title that $what says why, offers to ask again, and is not shown as an empty one',
  async ({ title, list, empty, answer, words }) => {
    const asked = await show(list, answer);
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.element(page.getByRole('alert').getByText(words)).toBeVisible();
    expect(page.getByText(empty).elements()).toEqual([]);
    const before = asked.length;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  },
);

test.each(LISTS)(
  'LST-9 the list %s that is empty says so, and that something of it is begun',
  async (title, list, empty) => {
    await show(list, () => Response.json({ rows: [], total: 0 }));
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.element(page.getByText(empty)).toBeVisible();
    expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
  },
);

test('LST-1 of 10,000 sessions the list asks for one page and says how many there are', async () => {
  const asked = await show(SessionsList, () => Response.json({ rows: [], total: 10_000 }));
  await expect.element(page.getByText('10,000 in this list')).toBeVisible();
  const lists = asked
    .map(({ url }) => new URL(url))
    .filter((at) => at.pathname === '/api/sessions');
  expect(lists.length).toBeGreaterThan(0);
  for (const { searchParams } of lists)
    expect(Number(searchParams.get('size'))).toBeLessThanOrEqual(100);
});
