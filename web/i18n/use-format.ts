import { useMemo } from 'react';
import { type Format, formatOf } from './format-of.ts';
import { useLocale } from './use-locale.ts';

/** The writing of figures and instants in the language of the page. */
export function useFormat(): Format {
  const { locale } = useLocale();
  return useMemo(() => formatOf(locale), [locale]);
}
