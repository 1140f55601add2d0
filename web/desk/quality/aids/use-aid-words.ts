import { useLingui } from '@lingui/react/macro';
import type { AidAttribute } from '../../../../stats-worker/aids/aid-attribute.ts';
import type { VarianceRatio } from '../../../../stats-worker/aids/variance-ratio.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useSheetNames } from '../../../parts/messages/attribute-names.tsx';

/** Returns the translated names of the attributes that the training aids cover. */
export function useAidWords(): Readonly<Record<AidAttribute, string>> {
  const { t } = useLingui();
  const names = useSheetNames();
  return {
    defect: t`Predominant defect`,
    fruity: names.label('fruity'),
    bitter: names.label('bitter'),
    pungent: names.label('pungent'),
  };
}

/** Returns a function that writes a 95 % confidence interval in words, for screen readers. */
export function useSpokenInterval(): (low: number, high: number) => string {
  const { t } = useLingui();
  const write = useFormat();
  return (low, high) => {
    const [from, to] = [write.signed(low, 2), write.signed(high, 2)];
    return t`95 % interval: ${from} to ${to}`;
  };
}

/** Below this, p is written as "under 0.001". */
const SMALL = 0.001;

/** Formats the result of an F test, in short or in full. */
type TestWords = {
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
