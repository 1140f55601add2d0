import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { SessionRow } from '../../../domain/sessions/session-row.ts';
import { defaultPanelSettings } from '../../../domain/settings/panel-settings.ts';
import { assessmentOf } from '../../../domain/testing/assessments.ts';
import type { Locale } from '../../../domain/words/locale.ts';
import { loadCatalog, loadDeskCatalog } from '../../i18n/load-catalog.ts';
import { stubFetch } from '../../parts/http/testing/stub-fetch.ts';
import { judgementFixture } from './judgement.fixture.ts';
import { ClosedCriteria } from './unmet-criteria.tsx';
import type { Judgements } from './use-judgements.ts';
import { useUnmetCriteria } from './use-unmet-criteria.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const settings = defaultPanelSettings();
const few = {
  entries: [
    judgementFixture({
      assessment: { value: assessmentOf({ n: 7 }), isComputing: false, error: null },
    }),
  ],
  pairs: [],
};
/** The server's criteria of the same session, including those that the page itself computes. */
const FAILED = [
  { code: 'fewer-than-8', sample: 'S-1', replicate: 1 },
  { code: 'left-out-after-figures', sample: 'S-1', replicate: 1 },
  { code: 'reference-beyond', sample: 'S-2', replicate: null },
  { code: 'plan-differs', sample: 'S-3', replicate: 2 },
];

/** The same glass while its figures are computed. */
const computing = {
  entries: [judgementFixture({ assessment: { value: null, isComputing: true, error: null } })],
  pairs: [],
};

function Listed(props: {
  readonly state: SessionRow['state'];
  readonly sample?: string;
  readonly judged?: Judgements;
}) {
  const { state, sample, judged = few } = props;
  const failed = useUnmetCriteria({ session: 12, state }, judged, () => 'S-1', settings);
  return <ClosedCriteria failed={failed} record={{ state }} {...(sample && { sample })} />;
}

async function show(
  of: Parameters<typeof Listed>[0],
  locale: Locale = 'en',
  server: () => Response | Promise<Response> = () => Response.json({ failed: FAILED }),
) {
  stubFetch(server);
  const queries = new QueryClient();
  const messages = { ...(await loadCatalog(locale)), ...(await loadDeskCatalog(locale)) };
  await render(
    <I18nProvider i18n={setupI18n({ locale, messages: { [locale]: messages } })}>
      <QueryClientProvider client={queries}>
        <p>The session</p>
        <Listed {...of} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  await expect.element(page.getByText('The session')).toBeVisible();
  return queries;
}
const lines = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

test('BRD-17 M-ACCEPT a closed session lists what it does not meet, once each, also what the server alone judges', async () => {
  await show({ state: 'closed' });
  await expect
    .poll(lines)
    .toEqual([
      'S-1 · Replicate 1: fewer than 8 valid sheets, no category',
      'S-1 · Replicate 1: a sheet was left out after figures opened',
      'S-2: the reference is beyond its assigned value',
      'S-3 · Replicate 2: the plan differs from what was served',
    ]);
});

test('BRD-10 BRD-17 while figures are computed the list is the whole one of the server', async () => {
  await show({ state: 'closed', judged: computing });
  await expect.poll(lines).toHaveLength(FAILED.length);
  expect(lines().at(0)).toContain('fewer than 8 valid sheets');
});

test('BRD-10 BRD-17 until the server has answered nothing is listed, and if it cannot, what the page itself knows', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  await show({ state: 'closed' }, 'en', () => promise);
  expect(lines()).toEqual([]);
  resolve(Response.json({ code: 'not-found' }, { status: 404 }));
  await expect.poll(lines).toEqual(['S-1 · Replicate 1: fewer than 8 valid sheets, no category']);
});

test('BRD-17 a criterion that wraps on a narrow page is distinct from the next', async () => {
  await show({ state: 'closed' });
  await expect.poll(lines).toHaveLength(FAILED.length);
  const [first, second] = page.getByRole('listitem').elements();
  if (first === undefined || second === undefined) throw new Error('no items');
  expect(getComputedStyle(first).listStyleType).toBe('disc');
  expect(
    second.getBoundingClientRect().top - first.getBoundingClientRect().bottom,
  ).toBeGreaterThanOrEqual(4);
});

test('BRD-17 an assessment lists the criteria of its sample alone', async () => {
  await show({ state: 'closed', sample: 'S-2' });
  await expect.poll(lines).toEqual(['S-2: the reference is beyond its assigned value']);
});

test.each(['shown', 'validated'] as const)(
  'BRD-17 of a session that is %s nothing is listed, and the server is not asked',
  async (state) => {
    const queries = await show({ state });
    expect(lines()).toEqual([]);
    const asked = queries.getQueryCache().getAll();
    expect(asked.map((one) => [one.state.fetchStatus, one.state.dataUpdateCount])).toEqual([
      ['idle', 0],
    ]);
  },
);

test.each([
  ['en', 'a sheet was left out after figures opened'],
  ['es', 'se excluyó una hoja'],
  ['fr', 'une feuille a été écartée'],
  ['it', 'una scheda è stata esclusa'],
] as const)(
  'BRD-17 that a sheet was left out after figures opened is listed in %s',
  async (locale, word) => {
    await show({ state: 'closed', sample: 'S-1' }, locale);
    await expect.poll(() => lines().at(1)).toContain(word);
  },
);
