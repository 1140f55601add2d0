import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { AssessedRow } from '../../../domain/results/assessed-row.ts';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import { assessedRow } from '../../../domain/results/testing/analyses.ts';
import { resultRowFixture } from '../../parts/figures/result-row.fixture.ts';
import '../../theme/theme.ts';
import { seenColumns } from '../../parts/lists/register-column.ts';
import { FigureTable } from '../../ui/table/figure-table.tsx';
import { useResultColumns } from './use-result-columns.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function Cells({ of }: { readonly of: AssessedRow }) {
  const columns = useResultColumns();
  return ['class', 'reliable'].map((id) => (
    <div key={id}>{columns.find((one) => one.id === id)?.cell(of)}</div>
  ));
}
const shown = (change: Partial<ResultRow>) => (
  <I18nProvider i18n={i18n}>
    <Cells of={assessedRow(resultRowFixture({ reliable: true, ...change }))} />
  </I18nProvider>
);
const isPlainlyWell = (): boolean => document.querySelector('.lucide-circle-check') !== null;

/**
 * Renders a list of one result with the default columns, at the content width of a page of 1440 px.
 */
function List() {
  const row = assessedRow(resultRowFixture({ validatedAt: '2026-11-10T17:20:00Z' }));
  const columns = useResultColumns().filter(({ isExtra }) => isExtra !== true);
  return (
    <div style={{ width: 1152 }}>
      <FigureTable columns={seenColumns(columns, [row])} rows={[row]} rowId={() => 'one'} />
    </div>
  );
}

test('LST-11 in the list of assessments at 1440 px a row that has no more to say is one line high', async () => {
  await page.viewport(1440, 900);
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <List />
    </I18nProvider>,
  );
  await document.fonts.ready;
  await expect
    .element(screen.getByRole('columnheader', { name: 'Validated on' }))
    .toBeInTheDocument();
  const row = screen.getByRole('row').last().element();
  expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(45);
  await page.viewport(1280, 800);
});

test('RES-3 ASM-1 ASM-21 ASM-39 in the list of assessments a result against the criteria, or of a sample whose category a person decided, says so with its reason, and is not plainly well where it is reliable', async () => {
  const screen = await render(shown({}));
  await expect.element(page.getByText('Reliable')).toBeVisible();
  expect(isPlainlyWell()).toBe(true);
  expect(page.getByText('Despite unmet criteria').elements()).toEqual([]);
  await screen.rerender(shown({ validationReason: 'The eighth fell ill.' }));
  await expect.element(page.getByText('Despite unmet criteria')).toBeVisible();
  await expect.element(page.getByText('The eighth fell ill.')).toBeVisible();
  await expect.element(page.getByText('Reliable')).toBeVisible();
  expect(isPlainlyWell()).toBe(false);
  const leftOut = [{ taster: 'T03', reason: 'It was another glass.' }];
  await screen.rerender(shown({ leftOut }));
  await expect.element(page.getByText('1 sheet left out')).toBeVisible();
  await expect.element(page.getByText('T03: It was another glass.')).toBeVisible();
  expect(isPlainlyWell()).toBe(false);
  const decided = { class: 'LOO_EU', reason: 'The halves never agreed.' } as const;
  await screen.rerender(shown({ decided }));
  await expect.element(page.getByText('Decided by a person: Lampante')).toBeVisible();
  await expect.element(page.getByText('The halves never agreed.')).toBeVisible();
  expect(isPlainlyWell()).toBe(false);
});

test('TRN-12, TRN-31 in the list of assessments and its file a result of training says so, and is not plainly well where it is reliable', async () => {
  await render(shown({ training: true }));
  await expect.element(page.getByText('Training', { exact: true })).toBeVisible();
  expect(isPlainlyWell()).toBe(false);
});
