import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ListedReport } from '../../../domain/reports/report-answers.ts';
import { listedReport } from '../../../domain/reports/testing/issued-reports.ts';
import { useReportColumns } from './use-report-columns.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const row = listedReport();

function ClassOf({ of }: { readonly of: ListedReport }) {
  const columns = useReportColumns();
  return ['class', 'replacedBy'].map((id) => (
    <div key={id}>{columns.find((column) => column.id === id)?.cell(of)}</div>
  ));
}
const shown = (of: ListedReport) => (
  <I18nProvider i18n={i18n}>
    <ClassOf of={of} />
  </I18nProvider>
);

test('RES-3 ASM-1 ASM-21 ASM-39 in the list of reports the category says with its reason what a person overrode of it', async () => {
  const screen = await render(shown(row));
  await expect.element(page.getByText('Virgin')).toBeVisible();
  expect(page.getByText('Despite unmet criteria').elements()).toEqual([]);
  await screen.rerender(shown({ ...row, validationReason: 'The eighth fell ill.' }));
  await expect.element(page.getByText('Despite unmet criteria')).toBeVisible();
  await expect.element(page.getByText('The eighth fell ill.')).toBeVisible();
  await screen.rerender(shown({ ...row, decisionReason: 'A third panel said so.' }));
  await expect.element(page.getByText('Decided by a person')).toBeVisible();
  await expect.element(page.getByText('A third panel said so.')).toBeVisible();
  await screen.rerender(shown({ ...row, leftOut: [{ taster: 'T03', reason: 'wrong glass' }] }));
  await expect.element(page.getByText('1 sheet left out')).toBeVisible();
  await expect.element(page.getByText('T03: wrong glass')).toBeVisible();
});

test('RPT-5, RPT-20 the list says of a report that the records have changed since, as whoever verifies it is told', async () => {
  const screen = await render(shown(row));
  await expect.element(page.getByText('Issued', { exact: true })).toBeVisible();
  await screen.rerender(shown({ ...row, standing: 'outdated' }));
  await expect.element(page.getByText('Issued, and changed since')).toBeVisible();
  await screen.rerender(shown({ ...row, standing: 'replaced', replacedBy: '2026-0002' }));
  await expect.element(page.getByText('Replaced by 2026-0002')).toBeVisible();
});
