import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';

/** A figure beside its limit in words. */
export type Comparison = {
  readonly figure: string;
  /** On which side of its limit it lies: "above 2.00". */
  readonly side: string;
  /** Both, as one phrase: "2.104 above 2.099". */
  readonly whole: string;
};

/** NUM-2: a figure, its limit and on which side of it the figure lies, so that what is printed says the same. */
export function useComparison(): (value: number, limit: number, isWithin: boolean) => Comparison {
  const { t } = useLingui();
  const write = useFormat();
  return (value, of, isWithin) => {
    const { figure, limit } = write.against(value, of);
    const side = isWithin ? t`within ${limit}` : t`above ${limit}`;
    return { figure, side, whole: `${figure} ${side}` };
  };
}
