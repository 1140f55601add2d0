import { setupI18n } from '@lingui/core';
import { afterEach, expect, test } from 'vitest';
import { LOCALE_KEY, speak, speakDesk, switchLocale } from './switch-locale.ts';

afterEach(() => localStorage.removeItem(LOCALE_KEY));

/** Messages of the desk alone, and of every screen. */
const [DESK, ANYWHERE] = ['Register a sample', 'Sign out'];
const has = (i18n: ReturnType<typeof setupI18n>, message: string): boolean =>
  Object.values(i18n.messages).some((text) => String(text) === message);

test('LOC-3 a device that has not learnt the desk’s words learns none of them with another language; one that has, all', async () => {
  const i18n = setupI18n();
  await speak(i18n, 'es');
  expect(has(i18n, 'Registrar una muestra')).toBe(false);
  await switchLocale(i18n, 'en');
  expect(has(i18n, ANYWHERE)).toBe(true);
  expect(has(i18n, DESK)).toBe(false);

  await speakDesk(i18n);
  expect(has(i18n, DESK)).toBe(true);
  await switchLocale(i18n, 'it');
  await switchLocale(i18n, 'en');
  expect(has(i18n, DESK)).toBe(true);
  expect(document.documentElement.lang).toBe('en');
});
