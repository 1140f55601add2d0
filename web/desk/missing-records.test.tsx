import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { signedInUser } from '../../domain/account/testing/accounts.ts';
import { NoSuchSample } from '../live/session/no-such-sample.tsx';
import { SessionProblem } from '../live/session/session-problem.tsx';
import { meQuery } from '../parts/http/queries.ts';
import { stubFetch } from '../parts/http/testing/stub-fetch.ts';
import { OwnSheetPage } from './ownsheets/own-sheet-page.tsx';
import { IssuedReportPage } from './reports/issued-report-page.tsx';
import { ReportDraftPage } from './reports/report-draft-page.tsx';
import { SamplePage } from './samples/sample-page.tsx';
import { TasterPage } from './tasters/taster-page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const me = signedInUser({ role: 'jefespanel', taster: null });

/**
 * Renders the page at an address of the desk while the server answers every request with 404.
 * `known` is a record that was read a moment ago. Returns the requests.
 */
async function show(
  path: string,
  at: string,
  component: () => ReactNode,
  known?: { readonly key: readonly string[]; readonly row: unknown },
) {
  const asked = stubFetch(() => Response.json({ code: 'not-found', data: {} }, { status: 404 }));
  const root = createRootRoute();
  const intra = createRoute({ getParentRoute: () => root, path: '/intra' });
  const desk = createRoute({ getParentRoute: () => intra, id: 'desk' });
  const named = createRoute({ getParentRoute: () => desk, path, component });
  // As in the product, what was read is taken as current for five seconds.
  const defaultOptions = { queries: { retry: false, staleTime: 5_000 } };
  const queries = new QueryClient({ defaultOptions });
  queries.setQueryData(meQuery().queryKey, me);
  if (known !== undefined) queries.setQueryData(known.key, known.row);
  await render(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <RouterProvider
          router={createRouter({
            routeTree: root.addChildren([intra.addChildren([desk.addChildren([named])])]),
            history: createMemoryHistory({ initialEntries: [`/intra${at}`] }),
          })}
        />
      </I18nProvider>
    </QueryClientProvider>,
  );
  return asked;
}

test.each([
  ['taster', '/tasters/{-$code}', '/tasters/x', TasterPage, 'Taster', 'To the tasters'],
  ['sample', '/samples/{-$code}', '/samples/x', SamplePage, 'Sample', 'To the samples'],
  ['report', '/reports/$number', '/reports/x', IssuedReportPage, 'Test report x', 'To the reports'],
  ['draft', '/reports/$code/$sample', '/reports/9/x', ReportDraftPage, 'Report', 'To the reports'],
  [
    ...(['sheet', '/panels/sheets/$sheet', '/panels/sheets/x', OwnSheetPage] as const),
    ...(['Profile sheet', 'To the profile sheets'] as const),
  ],
  [
    ...(['session', '/sessions/{-$code}', '/sessions/x', () => <SessionProblem />] as const),
    ...(['Session', 'To the sessions'] as const),
  ],
])(
  'SCR-20 SCR-38 of a %s that there is not the page has a heading and the way back',
  async (_what, path, at, component, title, back) => {
    await show(path, at, component);
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.element(page.getByRole('link', { name: back })).toBeVisible();
    await expect.poll(() => document.title).toBe(`${title} · Verdial`);
    // A missing record cannot be requested again.
    await expect.element(page.getByText(/There is no/)).toBeVisible();
    expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
  },
);

test('SCR-20 SCR-38 of a sample that a session has not the page has a heading and the ways back', async () => {
  const record = { session: 9, state: 'shown' } as const;
  await show('/tastersevaluation/$code', '/tastersevaluation/9', () => (
    <NoSuchSample record={record} />
  ));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Session 9' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Live board' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'To the sessions' })).toBeVisible();
});

test.each([
  ['samples', '/samples/{-$code}', SamplePage, { code: 'S-1' }],
  ['tasters', '/tasters/{-$code}', TasterPage, { displayName: 'Ana' }],
  ['sheets', '/panels/sheets/$sheet', OwnSheetPage, { draft: { name: { en: 'Fair' } } }],
])(
  'FRM-8 the record of %s that was read a moment ago is read again before its form is shown',
  async (kind, path, component, row) => {
    const at = path.replace(/\{?-?\$\w+\}?$/, 'x');
    const asked = await show(path, at, component, { key: [kind, 'x'], row });
    await expect
      .poll(() => asked.map(({ url }) => new URL(url).pathname))
      .toContain(`/api/${kind}/x`);
  },
);
