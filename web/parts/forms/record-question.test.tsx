import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RecordQuestion } from './save-question.tsx';

const question = {
  isOpen: true,
  ask: () => {},
  close: () => {},
  confirm: () => Promise.resolve(),
};

test.each([
  { registers: 'S-26-0447', title: 'Register S-26-0447?', button: 'Register' },
  { registers: null, title: 'Save the changes?', button: 'Save' },
])('FRM-47 FRM-7 the question is: $title', async ({ registers, title, button }) => {
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <RecordQuestion
        record={{ question, start: { code: '' }, fields: { code: 'S-26-0447' } }}
        labels={{ code: 'Code' }}
        registers={registers}
      />
    </I18nProvider>,
  );
  await expect.element(page.getByRole('alertdialog', { name: title })).toBeVisible();
  await expect.element(page.getByRole('button', { name: button, exact: true })).toBeVisible();
});
