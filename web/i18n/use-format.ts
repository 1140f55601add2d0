import { useMemo } from 'react';
import { type Format, formatOf } from './format-of.ts';
import { useLocale } from './use-locale.ts';
import { useZone } from './use-zone.ts';

/** The formatters of figures and timestamps in the page's language and the panel's time zone. */
export function useFormat(): Format {
  const { locale } = useLocale();
  const zone = useZone();
  return useMemo(() => formatOf(locale, zone), [locale, zone]);
}
