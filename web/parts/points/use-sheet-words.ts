import { useCallback } from 'react';
import type { Words } from '../../../domain/sheets/definition/sheet-definition.ts';
import { saidIn } from '../../../domain/sheets/definition/words.ts';
import { useLocale } from '../../i18n/use-locale.ts';

/**
 * React hook that returns a function from a sheet's multilingual texts to one text: in the page's
 * language, or in the fallback language (SHT-1, SHT-11).
 */
export function useSheetWords(): (words: Words) => string {
  const { locale } = useLocale();
  return useCallback((words: Words) => saidIn(words, locale), [locale]);
}
