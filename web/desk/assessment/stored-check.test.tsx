import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { assessmentOf } from '../../../domain/testing/assessments.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import { resultRowFixture } from '../../parts/figures/result-row.fixture.ts';
import type { Computed } from '../../parts/stats/use-assessment.ts';
import { StoredCheck } from './stored-check.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const whole = assessmentOf();
/** The figures computed from some of the sheets, or from none. */
const partial = assessmentOf({ n: 0, class: 'NOCLASIFICATED', md: null, mf: null });
const row = resultRowFixture();

const shown = (own: Computed<Assessment>) => (
  <I18nProvider i18n={i18n}>
    <StoredCheck row={row} own={own} isOfPair={false} pair={null} />
  </I18nProvider>
);
const done = { isComputing: false, error: null };

test('BRD-10, RES-1 that a stored result differs is said after a finished comparison, and not while there is something to come', async () => {
  const screen = await render(shown({ value: null, isComputing: false, error: null }));
  await expect.element(page.getByRole('status', { name: 'Comparing' })).toBeInTheDocument();
  expect(page.getByText(/differs|Verified/).elements()).toEqual([]);
  await screen.rerender(shown({ value: partial, isComputing: true, error: null }));
  expect(page.getByText(/differs|Verified/).elements()).toEqual([]);
  await screen.rerender(shown({ value: whole, ...done }));
  await expect.element(page.getByText(/^Verified: recomputed today/)).toBeVisible();
  await page.getByRole('button', { name: 'Details' }).click();
  await expect.element(page.getByText(/method verdial-method-1, settings/)).toBeVisible();
  await screen.rerender(shown({ value: partial, ...done }));
  await expect.element(page.getByText(/^Recomputed today: the result differs/)).toBeVisible();
  await screen.rerender(shown({ value: null, isComputing: false, error: new Error('no worker') }));
  await expect.element(page.getByText(/^Not compared/)).toBeVisible();
});

const pair = {
  enDefect: 0.4,
  enFruity: 0.2,
  accepted: true,
  categoryMatch: true,
  defectMatch: true,
  md: 2.2,
  mf: 3.3,
  class: 'VOO',
} as const;
const stored = { session1: row.session, session2: row.session, ...pair };

test('ASM-28 under the median of a pair the box names the replicate that it compares, and compares the pair as well', async () => {
  const of = (md: number) => (
    <I18nProvider i18n={i18n}>
      <StoredCheck
        row={row}
        own={{ value: whole, ...done }}
        isOfPair
        pair={{ stored, own: { ...pair, md } }}
      />
    </I18nProvider>
  );
  const screen = await render(of(2.2));
  await page.getByRole('button', { name: 'Details' }).click();
  await expect
    .element(
      page.getByText(
        /^Replicate 1 alone: Md 2\.1, Mf 3\.4, .* The pair: Md 2\.2, Mf 3\.3\. Validated/,
      ),
    )
    .toBeVisible();
  await screen.rerender(of(2.1));
  await expect.element(page.getByText(/Different here: pair\.md\./)).toBeVisible();
});
