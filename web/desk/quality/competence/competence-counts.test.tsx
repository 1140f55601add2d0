import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CompetenceCounts } from './competence-counts.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const shown = (...competent: readonly (boolean | null)[]) => (
  <I18nProvider i18n={i18n}>
    <CompetenceCounts tasters={competent.map((one) => ({ competent: one }))} />
  </I18nProvider>
);
const isTicked = (): boolean => document.querySelector('.lucide-circle-check') !== null;

test('QUA-3 a tick stands beside how many tasters are competent only where one is', async () => {
  const screen = await render(shown(false, null));
  await expect.element(screen.getByText('0 competent')).toBeVisible();
  expect(isTicked()).toBe(false);
  await screen.rerender(shown(true, false, null));
  await expect.element(screen.getByText('1 competent', { exact: true })).toBeVisible();
  expect(isTicked()).toBe(true);
});
