import { useCallback } from 'react';
import type { Words } from '../../../domain/sheets/definition/sheet-definition.ts';
import { useLocale } from '../../i18n/use-locale.ts';

/** SHT-1: what something of a sheet is called in the language of the page. */
export function useSheetWords(): (words: Words) => string {
  const { locale } = useLocale();
  return useCallback((words: Words) => words[locale], [locale]);
}
