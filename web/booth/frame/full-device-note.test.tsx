import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { FullDeviceNote } from './full-device-note.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const Told = ({ onDevice }: { readonly onDevice: boolean }) => (
  <I18nProvider i18n={i18n}>
    <FullDeviceNote onDevice={onDevice} />
  </I18nProvider>
);

/** Stubs the storage quota that the browser reports, in bytes. */
const leaves = (left: number) =>
  vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ quota: left, usage: 0 });

afterEach(() => {
  vi.restoreAllMocks();
});

test('BTH-36 BTH-41 BTH-66 BTH-74 a device that is almost full says that all is kept while it is, and else what stands on the screen only', async () => {
  leaves(1_000);
  const screen = await render(<Told onDevice />);
  await expect.element(screen.getByText('This device is almost full')).toBeVisible();
  await expect.element(screen.getByText(/Marks are kept/)).toBeVisible();
  await screen.rerender(<Told onDevice={false} />);
  await expect.element(screen.getByText('Your last marks are on this screen only')).toBeVisible();
  await expect.element(screen.getByText(/call the leader/)).toBeVisible();
  await expect.element(screen.getByText(/Marks are kept/)).not.toBeInTheDocument();
  await screen.rerender(<Told onDevice />);
  await expect.element(screen.getByText(/Marks are kept/)).toBeVisible();
});

test('BTH-41 BTH-74 a write that does not come to an end is told though the browser says that there is room', async () => {
  leaves(1_000_000_000);
  const screen = await render(<Told onDevice={false} />);
  await expect.element(screen.getByText('Your last marks are on this screen only')).toBeVisible();
});
