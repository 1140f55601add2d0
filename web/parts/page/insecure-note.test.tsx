import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { InsecureNote } from './insecure-note.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('BTH-19 a page without https says what will not work, to the device and to the desk; a secure one says nothing', async () => {
  const shown = async (to: 'device' | 'desk', isSecure?: boolean) => {
    const { container, unmount } = await render(
      <I18nProvider i18n={i18n}>
        <InsecureNote to={to} {...(isSecure === undefined ? {} : { isSecure })} />
      </I18nProvider>,
    );
    const { textContent } = container;
    await unmount();
    return textContent;
  };
  expect(await shown('device', false)).toContain('A reload offline loses this page');
  expect(await shown('desk', false)).toContain('Set up https first');
  expect(await shown('device', true)).toBe('');
  // The page of the tests is served by this machine, which browsers treat as a secure context.
  expect(await shown('desk')).toBe('');
});
