import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { analysis, reportRecord } from '../../../domain/reports/testing/example-report.ts';
import { ReportConditions } from './report-conditions.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const record = reportRecord();
const shown = (analyses: typeof record.findings.analyses) => (
  <I18nProvider i18n={i18n}>
    <ReportConditions
      stated={{ ...record, findings: { ...record.findings, analyses } as typeof record.findings }}
    />
  </I18nProvider>
);

test('RPT-1 the conditions say how many sheets count, of each half where a sample was served twice', async () => {
  const one = analysis({});
  const screen = await render(shown([one]));
  await expect.element(page.getByText('10 present, 8 valid sheets')).toBeVisible();
  await screen.rerender(shown([one, { ...one, replicate: 2, n: 7 }]));
  await expect.element(page.getByText('10 present, 8 + 7 valid sheets')).toBeVisible();
});
