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
/** What is computed of some of the sheets, or of none. */
const partial = assessmentOf({ n: 0, class: 'NOCLASIFICATED', md: null, mf: null });
const row = resultRowFixture();

const shown = (own: Computed<Assessment>) => (
  <I18nProvider i18n={i18n}>
    <StoredCheck row={row} own={own} />
  </I18nProvider>
);
const done = { isComputing: false, error: null };

test('BRD-10, RES-1 that a stored result differs is said after a finished comparison, and not while there is something to come', async () => {
  const screen = await render(shown({ value: null, isComputing: false, error: null }));
  await expect.element(page.getByRole('status', { name: 'Comparing' })).toBeInTheDocument();
  expect(page.getByText(/differs|equals/).elements()).toEqual([]);
  await screen.rerender(shown({ value: partial, isComputing: true, error: null }));
  expect(page.getByText(/differs|equals/).elements()).toEqual([]);
  await screen.rerender(shown({ value: whole, ...done }));
  await expect.element(page.getByText(/^The stored result equals/)).toBeVisible();
  await screen.rerender(shown({ value: partial, ...done }));
  await expect.element(page.getByText(/^The stored result differs/)).toBeVisible();
  await screen.rerender(shown({ value: null, isComputing: false, error: new Error('no worker') }));
  await expect.element(page.getByText(/^Not compared/)).toBeVisible();
});
