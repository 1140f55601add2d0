import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SessionStateMark } from './session-state-mark.tsx';

const shown = (against: string | null) => (
  <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
    <SessionStateMark state="validated" against={against} />
  </I18nProvider>
);

test('RES-3 a session that was validated against its criteria says so with its state, and why', async () => {
  const screen = await render(shown(null));
  await expect.element(page.getByText('Validated')).toBeVisible();
  expect(page.getByText('Despite unmet criteria').elements()).toEqual([]);
  await screen.rerender(shown('The eighth fell ill.'));
  await expect.element(page.getByText('Despite unmet criteria')).toBeVisible();
  await expect.element(page.getByText('The eighth fell ill.')).toBeVisible();
});
