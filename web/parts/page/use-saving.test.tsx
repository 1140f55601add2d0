import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ToastProvider } from '../../ui/toast/toast-provider.tsx';
import { saveFile } from './save-file.ts';
import { useSaving } from './use-saving.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function Save() {
  const saving = useSaving();
  return (
    <button
      onClick={() => saving(() => saveFile('marks.csv', 'text/csv', 'session\n'))}
      type="button"
    >
      Save
    </button>
  );
}

test('FIL-7 a file that the browser denies is told where it was asked for', async () => {
  const screen = await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ToastProvider dismissLabel="Dismiss" label="Messages">
        <Save />
      </ToastProvider>
    </I18nProvider>,
  );
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new DOMException('not here', 'NotAllowedError');
  });
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => document.querySelector('[role=status]')?.textContent)
    .toContain('The browser denies the file download');
});
