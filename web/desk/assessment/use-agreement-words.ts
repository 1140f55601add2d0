import { useLingui } from '@lingui/react/macro';
import { type Agreement, halvesAgree, statedClass } from '../../../domain/results/halves-agree.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';

/**
 * Whether both halves of a pair have the same category and the same predominant defect, in words
 * (ASM-32).
 */
export function useAgreementWords(): (
  one: Pick<Assessment, 'class' | 'predominantDefect'>,
  two: Pick<Assessment, 'class' | 'predominantDefect'>,
) => { readonly category: string; readonly defect: string } {
  const { t } = useLingui();
  const words: Readonly<Record<Agreement, string>> = {
    same: t`yes`,
    differs: t`no`,
    neither: t`neither has one`,
  };
  return (one, two) => ({
    category: words[halvesAgree(statedClass(one.class), statedClass(two.class))],
    defect: words[halvesAgree(one.predominantDefect, two.predominantDefect)],
  });
}
