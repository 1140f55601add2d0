import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defaultPanelSettings } from '../../../../domain/settings/panel-settings.ts';
import type { ComparedPair } from '../../../../stats-worker/reports/compared-pairs.ts';
import { usePairColumns } from './use-pair-columns.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const half = { date: '2026-11-20', defect: null, md: 0, mf: 3.4, class: 'EVOO' } as const;
const pair: ComparedPair = {
  sample: 'S-26-0405',
  date: '2026-11-27',
  halves: [
    { ...half, session: '4' },
    { ...half, session: '5' },
  ],
  comparison: {
    ...{ enDefect: 0, enFruity: 0.2, accepted: true, categoryMatch: true, defectMatch: true },
    ...{ md: 0, mf: 3.4, class: 'EVOO' },
  },
};

function ClassOf({ session }: { readonly session: number }) {
  const againstCriteria = [{ session, reason: 'The eighth fell ill.' }];
  const columns = usePairColumns({
    idOf: () => undefined,
    facts: {
      ...{ months: [], settings: defaultPanelSettings(), at: '2026-11-28T12:00:00.000Z' },
      names: { tasters: [], references: [], againstCriteria },
    },
  });
  return <div>{columns.find(({ id }) => id === 'class')?.cell(pair)}</div>;
}
const shown = (session: number) => (
  <I18nProvider i18n={i18n}>
    <ClassOf session={session} />
  </I18nProvider>
);

test('RES-3 among the pairs of the panel, the category says with its reason that a half of it was validated against the criteria', async () => {
  const screen = await render(shown(6));
  await expect.element(page.getByText('Extra virgin')).toBeVisible();
  expect(page.getByText('Against the criteria').elements()).toEqual([]);
  for (const session of [4, 5]) {
    await screen.rerender(shown(session));
    await expect.element(page.getByText('Against the criteria')).toBeVisible();
    await expect.element(page.getByText('The eighth fell ill.')).toBeVisible();
  }
});
