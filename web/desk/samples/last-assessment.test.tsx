import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import { resultRowFixture } from '../../parts/figures/result-row.fixture.ts';
import { LastAssessment } from './last-assessment.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const last = (...results: readonly ResultRow[]) => (
  <I18nProvider i18n={i18n}>
    <LastAssessment results={results} />
  </I18nProvider>
);

test('RES-3 ASM-21 SAM-5 ASM-43 the last assessment of a sample says beside the category that it was validated against the criteria, or another given by a person, and why', async () => {
  const screen = await render(last());
  await expect.element(page.getByText('No validated result yet.')).toBeVisible();
  await screen.rerender(last(resultRowFixture({ class: 'VOO' })));
  await expect.element(page.getByText('Virgin', { exact: true })).toBeVisible();
  expect(page.getByText('Despite unmet criteria').elements()).toEqual([]);
  const earlier = resultRowFixture({ validationReason: 'An earlier one.' });
  const overridden = resultRowFixture({ class: 'VOO', validationReason: 'The eighth fell ill.' });
  await screen.rerender(last(overridden, earlier));
  await expect.element(page.getByText('Despite unmet criteria')).toBeVisible();
  await expect.element(page.getByText('The eighth fell ill.', { exact: true })).toBeVisible();
  expect(page.getByText('An earlier one.').elements()).toEqual([]);
  const decided = { class: 'LOO_EU', reason: 'The halves never agreed.' } as const;
  await screen.rerender(last(resultRowFixture({ class: 'VOO', decided })));
  await expect.element(page.getByText('Decided by a person: Lampante')).toBeVisible();
  await expect.element(page.getByText('The halves never agreed.', { exact: true })).toBeVisible();
});

test('TRN-12 the last assessment of a sample says where it was training', async () => {
  const screen = await render(last(resultRowFixture({ training: true })));
  await expect.element(page.getByText('It gives the sample no category.')).toBeVisible();
  await screen.rerender(last(resultRowFixture()));
  expect(page.getByText('Training').elements()).toEqual([]);
});
