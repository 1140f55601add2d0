import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { entryId, planOf, tasterId } from '../../../../domain/testing/plans.ts';
import { PlanBalance } from './plan-balance.tsx';

const shown = (orders: readonly (readonly number[])[]) => {
  const plan = {
    ...planOf(2, orders.length),
    orders: new Map(orders.map((order, nth) => [tasterId(nth + 1), order.map(entryId)])),
  };
  return (
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PlanBalance plan={plan} registers={{ samples: new Map(), tasters: new Map() }} />
    </I18nProvider>
  );
};

const figures = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent),
  );

test('SES-18, SES-20 the plan shows how often each glass stands in each place and right after each other, and whether that is balanced', async () => {
  const screen = await render(
    shown([
      [1, 2],
      [2, 1],
    ]),
  );
  await expect.element(page.getByText('Balanced for place and carry-over')).toBeVisible();
  expect(figures()).toEqual([
    ['1', '1', '–', '1'],
    ['1', '1', '1', '–'],
  ]);
  await screen.rerender(
    shown([
      [1, 2],
      [1, 2],
    ]),
  );
  await expect.element(page.getByText(/Not fully balanced/)).toBeVisible();
  expect(figures()).toEqual([
    ['2', '0', '–', '0'],
    ['0', '2', '2', '–'],
  ]);
});
