import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ChecklistItem } from '../../../../domain/sessions/checklist-item.ts';
import { PlanChecklistSection } from './plan-checklist-section.tsx';

const ITEMS: readonly ChecklistItem[] = [
  { code: 'plan-has-samples', kind: 'wall', met: true, data: {} },
  { code: 'plan-has-tasters', kind: 'wall', met: false, data: {} },
  { code: 'rest-15-minutes', kind: 'warning', met: false, data: { minutes: 5 } },
  { code: 'starts-10-to-12', kind: 'warning', met: true, data: { start: '10:00' } },
];

const shown = (items: readonly ChecklistItem[] | null, names: readonly string[] = []) => (
  <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
    <PlanChecklistSection
      items={items}
      registers={{ samples: new Map(), tasters: new Map() }}
      unread={{ names, goThere: () => undefined }}
    />
  </I18nProvider>
);

test('SES-5 what stands in the way is above, then what is only said; what is met folds into a line that opens by keyboard', async () => {
  const screen = await render(shown(null));
  await expect.element(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(page.getByText(/are met/).elements()).toEqual([]);
  await screen.rerender(shown(ITEMS));
  const folded = page.getByText('2 of 4 are met');
  await expect.element(folded).toBeVisible();
  const lines = [...document.querySelectorAll('li')];
  const isOpen = lines.map((line) => line.checkVisibility());
  expect(isOpen).toEqual([true, true, false, false]);
  await expect.element(page.getByText(/^You can start anyway/)).toBeVisible();
  await userEvent.tab();
  while (document.activeElement?.tagName !== 'SUMMARY') await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => lines.every((line) => line.checkVisibility())).toBe(true);
});

test('FRM-12 FRM-33 while a field of the plan holds what cannot be read, not all conditions are met, and it is named', async () => {
  const met = ITEMS.map((item) => ({ ...item, met: true }));
  const screen = await render(shown(met));
  await expect.element(page.getByText('4 of 4 are met')).toBeVisible();
  await screen.rerender(shown(met, ['Room temperature', 'Start']));
  await expect.element(page.getByText('4 of 5 are met')).toBeVisible();
  await expect.element(page.getByText(/left off the plan: Room temperature.*Start/)).toBeVisible();
});

test('SES-5 of the many conditions of a plan that is only begun a handful is in sight, and the others open by a line', async () => {
  const wall = (code: string): ChecklistItem => ({ code, kind: 'wall', met: false, data: {} });
  const codes = [
    'plan-has-samples',
    'plan-has-tasters',
    'session-date',
    'session-start',
    'sample-temperature',
    'room-temperature',
    'codes-drawn',
    'orders-drawn',
  ];
  await render(shown(codes.map(wall)));
  const lines = [...document.querySelectorAll('li')];
  const inSight = () => lines.filter((line) => line.checkVisibility()).length;
  expect(lines).toHaveLength(8);
  expect(inSight()).toBe(4);
  await page.getByText('4 more not met').click();
  await expect.poll(inSight).toBe(8);
});
