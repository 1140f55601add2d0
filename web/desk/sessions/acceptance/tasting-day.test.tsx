import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { SessionRow } from '../../../../domain/sessions/session-row.ts';
import { TastingDay } from './tasting-day.tsx';

const session = (training: boolean): SessionRow => ({
  ...{ session: 7, date: '2026-11-20', state: 'closed', training, sheet: 'ioc-vo' },
  ...{ samples: 2, tasters: 8, sealed: 16, endedAt: null, validatedAt: null, validatedBy: null },
  ...{ validationReason: null, invalidAssessments: 0, assessedAt: null },
});

const shown = (training: boolean, isFirst = true) => (
  <QueryClientProvider client={new QueryClient()}>
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <TastingDay
        day={{ date: '2026-11-20', sessions: [session(training)], judged: null }}
        isFirst={isFirst}
      />
    </I18nProvider>
  </QueryClientProvider>
);

test('SES-16 a day of training alone says why it is not judged, and offers no verdict', async () => {
  const screen = await render(shown(false));
  await expect.element(page.getByRole('button', { name: /^Reject/ })).toBeVisible();
  await screen.rerender(shown(true));
  await expect.element(page.getByText(/Training alone: it gives no results/)).toBeVisible();
  for (const verdict of [/^Reject/, /^Accept/])
    expect(page.getByRole('button', { name: verdict }).elements()).toEqual([]);
});

test('SES-16 the days of a page have one set of columns: the heads stand above the first, and are said at each', async () => {
  const heads = () => page.getByRole('columnheader').elements();
  const heights = () => heads().map((head) => head.getBoundingClientRect().height);
  const lefts = () => heads().map((head) => head.getBoundingClientRect().left);
  await page.viewport(1280, 800);
  const screen = await render(shown(false));
  await expect.element(page.getByRole('cell', { name: '16', exact: true })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'IOC virgin olive oil' })).toBeVisible();
  const [count, places] = [heads().length, lefts()];
  expect(Math.min(...heights())).toBeGreaterThan(10);
  await screen.rerender(shown(false, false));
  await expect.poll(() => Math.max(...heights())).toBeLessThan(2);
  expect(heads()).toHaveLength(count);
  expect(lefts()).toEqual(places);
  await page.viewport(600, 800);
  await expect.poll(() => Math.min(...heights())).toBeGreaterThan(10);
  await page.viewport(1280, 800);
});
