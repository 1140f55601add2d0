import { useLingui } from '@lingui/react/macro';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import type { VerdictPart } from './verdict-differences.ts';

/** The names of the parts of a verdict. */
export function useVerdictPartNames(): Readonly<Record<VerdictPart, string>> {
  const { t } = useLingui();
  const names = useSheetNames();
  return {
    n: t`Valid sheets`,
    class: t`Category`,
    predominantDefect: t`Predominant defect`,
    md: t`Median of the defect`,
    mf: names.label('fruity'),
    reliable: t`Reliable, CVr at most 20 %`,
    fruityClass: t`Fruity intensity`,
    statements: t`Label terms`,
  };
}
