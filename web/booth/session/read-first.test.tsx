import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useReadFirst } from './use-read-first.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** A sheet whose taster must first read why it is re-opened. */
function Sheet(props: { readonly at: string | null; readonly wasSigned?: boolean }) {
  const { isRead, onRead } = useReadFirst('b', props.at, props.wasSigned ?? false);
  return (
    <I18nProvider i18n={i18n}>
      {isRead ? (
        <p>The lines</p>
      ) : (
        <button type="button" onClick={onRead}>
          Understood
        </button>
      )}
    </I18nProvider>
  );
}

beforeEach(() => localStorage.clear());

test('BTH-48 BTH-76 a sheet that is open again is read about before its lines are there, once on a device', async () => {
  const first = await render(<Sheet at="2026-11-27T09:00:00Z" />);
  await page.getByRole('button', { name: 'Understood' }).click();
  await expect.element(page.getByText('The lines')).toBeVisible();
  await first.unmount();
  const reload = await render(<Sheet at="2026-11-27T09:00:00Z" />);
  await expect.element(page.getByText('The lines')).toBeVisible();
  await reload.unmount();
  // Re-opened again, it must be read about again.
  await render(<Sheet at="2026-11-27T10:00:00Z" />);
  await expect.element(page.getByRole('button', { name: 'Understood' })).toBeVisible();
});

test('BTH-48 BTH-76 a sheet that nobody opened again has its lines at once; one that two devices left with a gap is read about', async () => {
  const first = await render(<Sheet at={null} />);
  await expect.element(page.getByText('The lines')).toBeVisible();
  await first.unmount();
  await render(<Sheet at={null} wasSigned />);
  await page.getByRole('button', { name: 'Understood' }).click();
  await expect.element(page.getByText('The lines')).toBeVisible();
});
