import { useMemo } from 'react';
import { type Format, formatOf } from './format-of.ts';
import { useLocale } from './use-locale.ts';
import { useZone } from './use-zone.ts';

/** The writing of figures and instants in the language of the page and the time zone of the panel. */
export function useFormat(): Format {
  const { locale } = useLocale();
  const zone = useZone();
  return useMemo(() => formatOf(locale, zone), [locale, zone]);
}
