import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { isLocale, type Locale } from '../../domain/words/locale.ts';
import { switchLocale } from './switch-locale.ts';

/** The current language, and a function that switches it. */
export function useLocale(): {
  readonly locale: Locale;
  readonly setLocale: (locale: Locale) => void;
} {
  const { i18n } = useLingui();
  const setLocale = useCallback((locale: Locale) => void switchLocale(i18n, locale), [i18n]);
  return { locale: isLocale(i18n.locale) ? i18n.locale : 'en', setLocale };
}
