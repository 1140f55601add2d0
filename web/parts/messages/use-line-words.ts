import { useLingui } from '@lingui/react/macro';
import { type PlaceOnSheet, placeOnSheet } from './place-on-sheet.ts';

/**
 * React hook that returns a function from a mark to a phrase for screen readers: its approximate
 * position, never a figure (BTH-18).
 */
export function useLineWords(): (mm: number | null) => string {
  const { t } = useLingui();
  const words: Readonly<Record<PlaceOnSheet, string>> = {
    'not-perceived': t`Not perceived`,
    'near-start': t`Near the start of the line`,
    eighth: t`About an eighth along`,
    quarter: t`About a quarter along`,
    third: t`About a third along`,
    half: t`About half way`,
    'two-thirds': t`About two thirds along`,
    'three-quarters': t`About three quarters along`,
    'seven-eighths': t`About seven eighths along`,
    'near-end': t`Near the end of the line`,
  };
  return (mm) => (mm === null ? t`Blank` : words[placeOnSheet(mm)]);
}
