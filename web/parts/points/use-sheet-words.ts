import { useCallback } from 'react';
import type { Words } from '../../../domain/sheets/definition/sheet-definition.ts';
import { saidIn } from '../../../domain/sheets/definition/words.ts';
import { useLocale } from '../../i18n/use-locale.ts';

/** SHT-1, SHT-11: what something of a sheet is called in the language of the page, or in the one that stands in for it. */
export function useSheetWords(): (words: Words) => string {
  const { locale } = useLocale();
  return useCallback((words: Words) => saidIn(words, locale), [locale]);
}
