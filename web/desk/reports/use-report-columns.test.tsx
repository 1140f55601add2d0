import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ReportRow } from '../../../domain/reports/report-answers.ts';
import { useReportColumns } from './use-report-columns.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const row: ReportRow = {
  ...{ number: '2026-0001', digest: '', session: 4, sample: { id: 's', code: 'S-26-0405' } },
  ...{
    customer: '',
    class: 'VOO',
    validationReason: null,
    decisionReason: null,
    leftOut: [],
    issuedAt: '2026-11-27T12:00:00.000Z',
  },
  ...{ issuedBy: 'Eva', replacedBy: null },
};

function ClassOf({ of }: { readonly of: ReportRow }) {
  const column = useReportColumns().find(({ id }) => id === 'class');
  return <div>{column?.cell(of)}</div>;
}
const shown = (of: ReportRow) => (
  <I18nProvider i18n={i18n}>
    <ClassOf of={of} />
  </I18nProvider>
);

test('RES-3 ASM-1 ASM-21 in the list of reports the category says with its reason what a person overrode of it', async () => {
  const screen = await render(shown(row));
  await expect.element(page.getByText('Virgin')).toBeVisible();
  expect(page.getByText('Against the criteria').elements()).toEqual([]);
  await screen.rerender(shown({ ...row, validationReason: 'The eighth fell ill.' }));
  await expect.element(page.getByText('Against the criteria')).toBeVisible();
  await expect.element(page.getByText('The eighth fell ill.')).toBeVisible();
  await screen.rerender(shown({ ...row, decisionReason: 'A third panel said so.' }));
  await expect.element(page.getByText('Decided by a person')).toBeVisible();
  await expect.element(page.getByText('A third panel said so.')).toBeVisible();
  await screen.rerender(shown({ ...row, leftOut: [{ taster: 'T03', reason: 'wrong glass' }] }));
  await expect.element(page.getByText('1 sheet left out')).toBeVisible();
  await expect.element(page.getByText('T03: wrong glass')).toBeVisible();
});
