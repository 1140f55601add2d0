import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../theme/theme.ts';
import { listedReport } from '../../domain/reports/testing/issued-reports.ts';
import { assessedRow, resultRow } from '../../domain/results/testing/analyses.ts';
import { listedSample } from '../../domain/samples/testing/sample-row.ts';
import { isLocale, LOCALES } from '../../domain/words/locale.ts';
import { loadCatalog, loadDeskCatalog } from '../i18n/load-catalog.ts';
import { type ListColumn, seenColumns } from '../parts/lists/register-column.ts';
import { Table } from '../ui/table/table.tsx';
import { useReportColumns } from './reports/use-report-columns.tsx';
import { useResultColumns } from './results/use-result-columns.tsx';
import { useSampleColumns } from './samples/use-sample-columns.tsx';

afterEach(() => page.viewport(1280, 800));

const REASON = 'Accepted for the record; the oil is tasted again in another session.';

const sample = listedSample({
  code: 'S-26-0438',
  externalReference: 'Lot 588',
  currentQuantity: 850,
  validated: true,
  class: 'EVOO',
  classReason: REASON,
  predominantDefect: 'fusty',
});

const result = resultRow({
  validationReason: REASON,
  predominantDefect: 'fusty',
  report: '2026-0001',
});
const assessed = assessedRow(result);

const report = listedReport({
  session: 44,
  sample: result.sample,
  customer: 'Finca Los Arcos',
  validationReason: REASON,
  issuedAt: result.validatedAt,
  issuedBy: 'Elena Marín',
});

function List<Row>(props: { readonly columns: readonly ListColumn<Row>[]; readonly row: Row }) {
  const { columns, row } = props;
  const rowId = () => 'row';
  const seen = seenColumns(columns, [row]);
  return <Table label="List" columns={seen} rows={[row]} rowId={rowId} />;
}

const LISTS: Readonly<Record<string, () => ReactNode>> = {
  samples: () => <List columns={useSampleColumns()} row={sample} />,
  assessments: () => <List columns={useResultColumns()} row={assessed} />,
  reports: () => <List columns={useReportColumns()} row={report} />,
};

/** Content width in px for each window width, without the drawer and the margins of a page. */
const ROOMS = { 600: 504, 1024: 752 } as const;

const cases = Object.keys(LOCALES)
  .filter(isLocale)
  .flatMap((locale) => Object.entries(LISTS).map(([name, Shown]) => ({ locale, name, Shown })));

test.each(cases)(
  'SCR-28 in the list of $name a category keeps room for its reason at 600 and 1024 px, and the list has room in its page, in $locale',
  async ({ locale, Shown }) => {
    const words = [await loadCatalog(locale), await loadDeskCatalog(locale)];
    const i18n = setupI18n({ locale, messages: { [locale]: Object.assign({}, ...words) } });
    const screen = await render(
      <I18nProvider i18n={i18n}>
        <div id="room">
          <Shown />
        </div>
      </I18nProvider>,
    );
    await document.fonts.ready;
    for (const [window, room] of Object.entries(ROOMS)) {
      await page.viewport(Number(window), 800);
      const box = document.querySelector<HTMLElement>('#room');
      if (box === null) throw new Error('no room');
      box.style.width = `${room}px`;
      const list = screen.getByRole('grid').element();
      await expect.poll(() => list.getBoundingClientRect().width).toBeLessThanOrEqual(room);
      const reason = screen.getByText(REASON).element();
      expect(reason.getBoundingClientRect().width).toBeGreaterThan(95);
    }
  },
);

const LONG = `${REASON} `.repeat(6).trim();
const long = { ...result, validationReason: LONG, predominantDefect: 'winey' };

/** A result with a long reason, and a sample below it. */
function Beside() {
  return (
    <div style={{ width: '1110px' }}>
      <List columns={useResultColumns()} row={{ ...assessed, result: long }} />
      <List columns={useSampleColumns()} row={sample} />
    </div>
  );
}

test('SCR-28 SCR-42 in the list of assessments times and names stand whole at 1440 px, a code leads somewhere as in every list, and a long reason has room once it is opened', async () => {
  await page.viewport(1440, 900);
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Beside />
    </I18nProvider>,
  );
  await document.fonts.ready;
  const lines = (words: RegExp) => page.getByText(words).first().element().getClientRects().length;
  expect(lines(/11\/20\/2026.*[AP]M/)).toBe(1);
  expect(lines(/^acid-sour$/)).toBe(1);
  const [assessedCode, sampleCode] = [result.sample.code, sample.code].map(
    (code) => getComputedStyle(page.getByText(code, { exact: true }).first().element()).color,
  );
  expect(assessedCode).toBe(sampleCode);
  const reason = page.getByText(LONG);
  const closed = reason.element().getBoundingClientRect().width;
  await page.getByRole('button', { name: 'Whole reason' }).click();
  await expect
    .poll(() => reason.element().getBoundingClientRect().width)
    .toBeGreaterThan(closed * 1.4);
});
