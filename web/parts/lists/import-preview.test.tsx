import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import type { ImportReport } from '../../../domain/registers/import-report.ts';
import type { Locale } from '../../../domain/words/locale.ts';
import { loadCatalog, loadDeskCatalog } from '../../i18n/load-catalog.ts';
import { useValueWords } from '../forms/use-value-words.ts';
import { ImportPreview } from './import-preview.tsx';

const NOTHING: ImportReport = { columns: [], rows: [], ignored: [], problems: [], taken: 0 };
const labels = {
  code: 'Código',
  initialQuantity: 'Cantidad inicial',
  receptionDate: 'Recepción',
  reference: 'De referencia',
};

function Shown({ report }: { readonly report: ImportReport }) {
  return <ImportPreview report={report} fields={{ labels, wordsOf: useValueWords() }} />;
}

async function show(locale: Locale, report: Partial<ImportReport>) {
  const words = [await loadCatalog(locale), await loadDeskCatalog(locale)];
  const i18n = setupI18n({ locale, messages: { [locale]: Object.assign({}, ...words) } });
  await render(
    <I18nProvider i18n={i18n}>
      <Shown report={{ ...NOTHING, ...report }} />
    </I18nProvider>,
  );
}

test('LST-13 LST-22 the preview shows what was read, in the words and figures of the reader', async () => {
  await show('es', {
    columns: ['code', 'initialQuantity', 'receptionDate', 'reference'],
    rows: [['A-1', 250.5, '2026-11-20', true]],
  });
  for (const label of Object.values(labels))
    await expect.element(page.getByRole('columnheader', { name: label })).toBeVisible();
  const cells = document.querySelectorAll('tbody tr > *');
  expect([...cells].map((cell) => cell.textContent)).toEqual(['A-1', '250,5', '20/11/2026', 'sí']);
});

test.each([
  ['en', '1.250', /1,250 or 1\.25/],
  ['es', '1,000', /1000 o 1/],
  ['fr', '1.250', /1\s250 ou 1,25/],
  ['it', '1,250', /1250 o 1,25/],
] as const)(
  'LST-13 LST-24 in %s the ambiguous quantity %s is refused with both readings',
  async (locale, value, words) => {
    await show(locale, {
      problems: [{ line: 2, column: 'initial_quantity', code: 'ambiguous-number', value }],
    });
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByText('Cantidad inicial')).toBeVisible();
    await expect.element(page.getByText(value, { exact: true })).toBeVisible();
  },
);

test('LST-26 a day with two readings is refused with both', async () => {
  await show('en', {
    problems: [{ line: 2, column: 'reception_date', code: 'ambiguous-day', value: '3/4/2026' }],
  });
  await expect.element(page.getByText(/2026-04-03 or 2026-03-04/)).toBeVisible();
});

test('LST-4 all lines with problems are shown, the first 200 at once and the others on demand', async () => {
  const problems = Array.from({ length: 300 }, (_, at) => ({
    line: at + 2,
    column: 'code',
    code: 'taken' as const,
    value: `S-${at}`,
  }));
  await show('en', { problems });
  const table = page.getByRole('table', { name: 'Lines with problems' });
  await expect.element(table.getByText('S-199', { exact: true })).toBeInTheDocument();
  expect(table.getByText('S-200', { exact: true }).query()).toBeNull();
  const all = page.getByRole('button', { name: 'Show all 300 problems' });
  await all.click();
  await expect.element(table.getByText('S-299', { exact: true })).toBeInTheDocument();
  await page.getByRole('button', { name: 'Show the first 200 only' }).click();
  await expect.element(table.getByText('S-299', { exact: true })).not.toBeInTheDocument();
  await expect.element(all).toHaveFocus();
});

test('LST-13 a row of another width is shown as it was read', async () => {
  const value = 'S-001 | 2026-11-20 | 250 | 5';
  await show('en', { problems: [{ line: 2, column: '', code: 'more-cells', value }] });
  await expect.element(page.getByText(value)).toBeVisible();
  await expect.element(page.getByText(/More cells than heads/)).toBeVisible();
});
