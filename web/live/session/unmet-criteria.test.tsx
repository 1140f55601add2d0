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

function Listed(props: { readonly state: SessionRow['state']; readonly sample?: string }) {
  const { state, sample } = props;
  const failed = useUnmetCriteria({ session: 12, state }, few, () => 'S-1', settings);
  return <ClosedCriteria failed={failed} record={{ state }} {...(sample && { sample })} />;
}

async function show(of: Parameters<typeof Listed>[0], locale: Locale = 'en') {
  stubFetch(() => Response.json({ failed: FAILED }));
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
      'S-1 · Replicate 1: a sheet was left out after the figures were open',
      'S-2: the reference is beyond its assigned value',
      'S-3 · Replicate 2: the plan differs from what was served',
    ]);
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
  ['en', 'a sheet was left out after the figures were open'],
  ['es', 'se excluyó una hoja'],
  ['fr', 'une fiche a été écartée'],
  ['it', 'una scheda è stata esclusa'],
] as const)(
  'BRD-17 that a sheet was left out after the figures were open is listed in %s',
  async (locale, word) => {
    await show({ state: 'closed', sample: 'S-1' }, locale);
    await expect.poll(() => lines().at(1)).toContain(word);
  },
);
