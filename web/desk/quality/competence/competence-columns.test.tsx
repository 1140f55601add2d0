import '../../../theme/theme.ts';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defaultPanelSettings } from '../../../../domain/settings/panel-settings.ts';
import { messages as desk } from '../../../../locales/fr/desk.po';
import { messages as everywhere } from '../../../../locales/fr/everywhere.po';
import type { NamedIndex, TasterQuality } from '../../../../stats-worker/reports/quality-report.ts';
import { FigureTable } from '../../../ui/table/figure-table.tsx';
import { WaysBack } from './competence-page.tsx';
import { type CompetenceFacts, useCompetenceColumns } from './use-competence-columns.tsx';

const i18n = setupI18n({ locale: 'fr', messages: { fr: { ...everywhere, ...desk } } });
const NAMES = {
  C01: 'Begoña García de la Peña-Hernández y Martínez-Villanueva',
  C02: 'Carla O’Neill',
} as const;

const ASKED = ['pn', 'dn', 'dnReference'] as const;
const index = { n: 1, value: null, limit: null, verdict: 'insufficient', rows: [] } as const;
const detail = { pn: index, dn: index, dnReference: index };
const insufficient = ASKED.flatMap((of): NamedIndex[] => [
  { index: of, series: 'defect' },
  { index: of, series: 'fruity' },
]);
const tasters = Object.keys(NAMES).map(
  (taster): TasterQuality => ({
    taster,
    competent: null,
    beyond: [],
    insufficient,
    series: { defect: detail, fruity: detail },
    ways: insufficient.map((of) => ({ ...of, more: 5, deviation: 0.4 })),
  }),
);
const quality: CompetenceFacts = {
  facts: {
    months: [],
    settings: defaultPanelSettings(),
    at: '2026-11-28T12:00:00.000Z',
    names: {
      references: [],
      againstCriteria: [],
      leftOut: [],
      tasters: Object.entries(NAMES).map(([code, name]) => ({
        id: code,
        code,
        name,
        active: true,
      })),
    },
  },
  report: {
    window: { from: '2026-05-26', to: '2026-11-26' },
    asked: ASKED,
    tasters,
    panel: { defect: { pn: index, dn: index }, fruity: { pn: index, dn: index } },
    pairs: [],
    nonconforming: [],
    tooFew: [],
    references: [],
  },
  evolution: null,
};

function Tables({ rows = tasters }: { readonly rows?: readonly TasterQuality[] }) {
  return (
    <>
      <FigureTable
        label="Compétence"
        columns={useCompetenceColumns(quality)}
        rows={rows}
        rowId={({ taster }) => taster}
      />
      <WaysBack quality={quality} />
    </>
  );
}

afterEach(() => page.viewport(1280, 800));

test('SCR-2 beside the drawer of a page of 1024 px the competence of a taster is seen whole, and no row is as high as a column of words', async () => {
  await page.viewport(1024, 768);
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <div style={{ width: 752 }}>
        <Tables />
      </div>
    </I18nProvider>,
  );
  await document.fonts.ready;
  const table = screen.getByRole('table', { name: 'Compétence' }).element();
  expect(table.parentElement?.scrollWidth).toBeLessThanOrEqual(752);
  const heights = [...table.querySelectorAll('tbody tr')].map((row) => row.clientHeight);
  expect(Math.max(...heights)).toBeLessThanOrEqual(120);
  await expect.element(screen.getByText(/5 paires de plus/).first()).toBeVisible();
});

test('SCR-2 where the table scrolls in its room a usual name stands on one line', async () => {
  await page.viewport(600, 768);
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <div style={{ width: 504 }}>
        <Tables rows={tasters.slice(1)} />
      </div>
    </I18nProvider>,
  );
  await document.fonts.ready;
  const table = screen.getByRole('table', { name: 'Compétence' }).element();
  expect(table.parentElement?.scrollWidth).toBeGreaterThan(504);
  const name = screen
    .getByRole('link', { name: /O’Neill/ })
    .first()
    .element();
  const { lineHeight } = getComputedStyle(name);
  expect(name.getBoundingClientRect().height).toBeLessThan(1.5 * Number.parseFloat(lineHeight));
});
