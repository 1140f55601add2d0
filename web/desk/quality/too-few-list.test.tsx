import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { TooFewEvaluations } from '../../../stats-worker/quality/too-few-evaluations.ts';
import type { QualityReport } from '../../../stats-worker/reports/quality-report.ts';
import { TooFewList } from './too-few-list.tsx';

const rows: readonly TooFewEvaluations[] = [
  { kind: 'reference', sessions: ['9'], sample: 'R-1', date: '2026-11-20', n: 7 },
  { kind: 'duplicate', sessions: ['7', '8'], sample: 'S-1', date: '2026-11-18', n: 2 },
];

/** A report with these excluded rows and nothing else. */
const reportOf = (tooFew: readonly TooFewEvaluations[]): QualityReport => ({
  window: null,
  asked: [],
  tasters: [],
  panel: {},
  pairs: [],
  nonconforming: [],
  tooFew,
  references: [],
});

const show = (tooFew: readonly TooFewEvaluations[], of: readonly TooFewEvaluations['kind'][]) =>
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <TooFewList quality={{ report: reportOf(tooFew), idOf: () => undefined }} of={of} />
    </I18nProvider>,
  );

test('M-QC-N what enters no index is listed with the reason and how many evaluations count', async () => {
  await show(rows, ['duplicate', 'reference']);
  await expect.element(page.getByText(/^Under eight evaluations: no category/)).toBeVisible();
  await expect.element(page.getByRole('row', { name: /R-1 Reference material 7/ })).toBeVisible();
  const pair = page.getByRole('row', { name: /S-1 Pair 2/ });
  await expect.element(pair.getByRole('link', { name: '7' })).toBeVisible();
  await expect.element(pair.getByRole('link', { name: '8' })).toBeVisible();
});

test('M-QC-N a page names its own kind alone', async () => {
  await show(rows, ['duplicate']);
  await expect.element(page.getByText('S-1')).toBeVisible();
  expect(page.getByText('R-1').elements()).toEqual([]);
});

test('M-QC-N where nothing was left out there is no list', async () => {
  const { container } = await show(rows.slice(1), ['reference']);
  expect(container.textContent).toBe('');
});
