import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SettingPlaces } from './settings-form.tsx';

test('SET-7 beside the settings every part of their page is named, what is no setting of the method too', async () => {
  await page.viewport(1440, 900);
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SettingPlaces isShown />
    </I18nProvider>,
  );
  const names = page.getByRole('navigation').getByRole('link').elements();
  expect(names.map(({ textContent }) => textContent).slice(-3)).toEqual([
    'Sign-in',
    'Settings of an earlier day',
    'History',
  ]);
});
