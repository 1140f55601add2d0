import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { Button } from '../../ui/button/button.tsx';
import { ToastProvider } from '../../ui/toast/toast-provider.tsx';
import { useSaving } from './use-saving.ts';

function Save({ file }: { readonly file: () => Promise<void> }) {
  const save = useSaving();
  return <Button onPress={() => save(file)}>Save the file</Button>;
}

test('FIL-7 MSG-3 a file that could not be saved is told with a sign of its own, not with the check of what was done', async () => {
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ToastProvider label="Notifications" dismissLabel="Dismiss">
        <Save file={() => Promise.reject(new Error('the browser refused'))} />
      </ToastProvider>
    </I18nProvider>,
  );
  await page.getByRole('button', { name: 'Save the file' }).click();
  const told = page.getByText('An error occurred while processing your request');
  await expect.element(told).toBeVisible();
  const toast = told.element().parentElement;
  expect(toast?.querySelector('.lucide-circle-alert')).not.toBeNull();
  expect(toast?.querySelector('.lucide-circle-check')).toBeNull();
});
