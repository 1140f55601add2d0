import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Me } from '../../../domain/account/me.ts';
import type { OwnEvaluation } from '../../../domain/sheets/own-evaluation.ts';
import { meQuery } from '../../parts/http/queries.ts';
import { PerformedList } from './performed-list.tsx';

const me: Me = {
  user: 'u1',
  name: 'Ana Ruiz',
  username: 'ana.ruiz',
  role: 'catadores',
  panel: { id: 'p1', name: 'Panel' },
  deviceKey: 'key',
  signature: null,
  taster: { id: 't1', code: 'T01' },
};

const signed: OwnEvaluation = {
  session: 12,
  date: '2026-11-20',
  code: '417',
  sheet: 'ioc-vo',
  position: 1,
  sealedAt: '2026-11-20T10:00:00.000Z',
  keyedBy: null,
};

test('KEY-6 in the list of a taster a sheet that was filled in on paper says who keyed it in, and no other does', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(meQuery().queryKey, me);
  const rows = [signed, { ...signed, code: '852', position: 2, keyedBy: 'Elena Marín' }];
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryClientProvider client={queries}>
        <PerformedList
          performed={{ rows, total: rows.length }}
          running={[]}
          besidePanel={[]}
          figuresAllowed={false}
          page={1}
          onPage={() => {}}
        />
      </QueryClientProvider>
    </I18nProvider>,
  );
  const of = (code: string) => page.getByRole('listitem').filter({ hasText: code });
  const paper = 'Filled in on paper, keyed in by Elena Marín';
  await expect.element(of('852').getByText(paper)).toBeVisible();
  await expect.element(of('417').getByText(/^Stored /)).toBeVisible();
  expect(
    of('417')
      .getByText(/on paper/)
      .elements(),
  ).toEqual([]);
});

test('QUA-32 what to wait for is said while figures of a session are not released, and nothing where the panel shows none', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(meQuery().queryKey, me);
  const rows = [signed, { ...signed, session: 11, code: '852' }];
  const list = (besidePanel: readonly number[], figuresAllowed: boolean) => (
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryClientProvider client={queries}>
        <PerformedList
          performed={{ rows, total: rows.length }}
          running={[]}
          besidePanel={besidePanel}
          figuresAllowed={figuresAllowed}
          page={1}
          onPage={() => {}}
        />
      </QueryClientProvider>
    </I18nProvider>
  );
  const waits = page.getByText(/when the leader releases/);
  const offered = page.getByRole('link', { name: /beside the panel/ });
  const { rerender } = await render(list([11], true));
  await expect.element(waits).toBeVisible();
  await expect.element(offered).toHaveAccessibleName('Session 11 beside the panel');
  await rerender(list([11, 12], true));
  await expect.poll(() => offered.elements().length).toBe(2);
  expect(waits.elements()).toEqual([]);
  await rerender(list([], false));
  await expect.poll(() => offered.elements().length).toBe(0);
  expect(waits.elements()).toEqual([]);
});
