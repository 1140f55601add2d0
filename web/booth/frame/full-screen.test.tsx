import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { FullScreen } from './full-screen.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const shown = () =>
  render(
    <I18nProvider i18n={i18n}>
      <FullScreen />
    </I18nProvider>,
  );

/** Stubs a browser that grants full screen, refuses it, or does not support it. */
function browser(has: boolean, grants = has) {
  const state = { full: null as Element | null };
  const change = (full: Element | null) => async () => {
    if (!grants) throw new TypeError('refused');
    state.full = full;
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(has);
  vi.spyOn(document, 'fullscreenElement', 'get').mockImplementation(() => state.full);
  vi.spyOn(document.documentElement, 'requestFullscreen').mockImplementation(
    change(document.documentElement),
  );
  vi.spyOn(document, 'exitFullscreen').mockImplementation(change(null));
  return change;
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('BTH-43 the booth fills the screen and gives it back, also where Escape gave it back', async () => {
  const change = browser(true);
  const screen = await shown();
  await screen.getByRole('button', { name: 'Full screen', exact: true }).click();
  await screen.getByRole('button', { name: 'Leave full screen' }).click();
  await screen.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  await change(null)();
  await expect
    .element(screen.getByRole('button', { name: 'Full screen', exact: true }))
    .toBeVisible();
});

test('BTH-43 a browser that refuses leaves the page as it is, and one that has none offers none', async () => {
  browser(true, false);
  const screen = await shown();
  await screen.getByRole('button').click();
  await expect
    .element(screen.getByRole('button', { name: 'Full screen', exact: true }))
    .toBeVisible();
  await screen.unmount();
  vi.restoreAllMocks();
  browser(false);
  expect((await shown()).container.querySelector('button')).toBeNull();
});
