import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sampleId } from '../../../../domain/testing/plans.ts';
import type { CheckedResult } from '../../../../domain/words/checked-result.ts';
import { PlanCheck } from './plan-check.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const row = { date: '2026-11-27', training: false, replicate: 1 };
const rows = [{ ...row, session: 3, sample: { id: sampleId(1), code: 'T01' } }];

/** The option of session 9, with results that are loaded already. */
async function shown(checks: CheckedResult | null, isFixed = false) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const query = { search: '', size: '10', checkedBy: '9' };
  client.setQueryData(['results', 'list', query], { rows, total: rows.length });
  const onChange = vi.fn();
  await render(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <PlanCheck session={9} checks={checks} isFixed={isFixed} onChange={onChange} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  return onChange;
}

test('PLN-40, PLN-45 what is checked is one of the results that the server says may be', async () => {
  const onChange = await shown(null);
  await page.getByRole('button', { name: 'Choose what is checked' }).click();
  await expect.element(page.getByRole('button', { name: /T01/ })).toBeVisible();
  await page.getByRole('button', { name: /T01/ }).click();
  expect(onChange).toHaveBeenCalledWith({ of: 'panel', session: 3, sample: sampleId(1) });
});

test('PLN-40 a result of another panel is named by its reference, and nothing by an empty one', async () => {
  const onChange = await shown(null);
  await page.getByRole('button', { name: 'Choose what is checked' }).click();
  const check = page.getByRole('button', { name: 'Check this reference' });
  await expect.element(check).toBeDisabled();
  await page.getByRole('textbox', { name: /another panel/ }).fill(' Jaén 26/118 ');
  await check.click();
  expect(onChange).toHaveBeenCalledWith({ of: 'elsewhere', reference: 'Jaén 26/118' });
});

test('PLN-40 what is checked is said and taken off again, until the session is served', async () => {
  const checks = { of: 'elsewhere', reference: 'Jaén 26/118' } as const;
  const onChange = await shown(checks);
  await expect.element(page.getByText('Counter-assessment of Jaén 26/118')).toBeVisible();
  await page.getByRole('button', { name: 'No counter-assessment' }).click();
  expect(onChange).toHaveBeenCalledWith(null);
});

test('PLN-40 nothing is offered once the session was served', async () => {
  await shown(null, true);
  await expect.element(page.getByText('Counter-assessment: no')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});
