import { useLingui } from '@lingui/react/macro';
import type { VarianceRatio } from '../../../../stats-worker/aids/variance-ratio.ts';
import { useFormat } from '../../../i18n/use-format.ts';

/** Below this, p is written as "under 0.001". */
const SMALL = 0.001;

/** Formats the result of an F test, in short or in full. */
export type TestWords = {
  /** Only p: "p 0.042", "p under 0.001". */
  readonly p: (test: VarianceRatio) => string;
  /** With F and both degrees of freedom. */
  readonly whole: (test: VarianceRatio) => string;
};

/** Returns the translated formats of an F test. */
export function useTestWords(): TestWords {
  const { t } = useLingui();
  const write = useFormat();
  const p = ({ p: chance }: VarianceRatio): string => {
    const text = write.number(chance < SMALL ? SMALL : chance, 3);
    return chance < SMALL ? t`p under ${text}` : t`p ${text}`;
  };
  return {
    p,
    whole: (test) => `F(${test.between}, ${test.within}) ${write.two(test.f)}, ${p(test)}`,
  };
}
