import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { AttendanceRow } from '../../../domain/tasters/attendance-row.ts';
import { attendanceQuery } from '../../parts/http/queries.ts';
import { AttendanceList } from './attendance-list.tsx';

async function show(rows: readonly AttendanceRow[]): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(attendanceQuery('t1').queryKey, [...rows]);
  await render(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <AttendanceList id="t1" />
      </I18nProvider>
    </QueryClientProvider>,
  );
}

test('STS-6 the sessions a taster was served in fold into a line, and open with how many glasses were signed', async () => {
  const row = { date: '2026-11-20', training: false, glasses: 4 };
  await show([
    { ...row, session: 7, sealed: 4 },
    { ...row, session: 8, sealed: 0, training: true },
  ]);
  await expect.element(page.getByText('Tasted in 1 of 2 sessions.')).toBeVisible();
  const table = page.getByRole('table', { name: 'Attendance' });
  expect(table.elements()).toEqual([]);
  await page.getByRole('button', { name: 'Each session' }).click();
  await expect.element(table).toBeVisible();
  await expect.element(page.getByText('4 of 4')).toBeVisible();
  await expect.element(page.getByText('0 of 4')).toBeVisible();
});

test('STS-6 a taster who was never served reads so', async () => {
  await show([]);
  await expect.element(page.getByText('Not served in any session yet.')).toBeVisible();
});
