import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';

/** A figure compared with its limit, as texts. */
export type Comparison = {
  readonly figure: string;
  /** The limit, with the side on which the figure is: "above 2.00". */
  readonly side: string;
  /** Figure and limit as one phrase: "2.104 above 2.099". */
  readonly whole: string;
};

/**
 * React hook that returns a function from a figure and its limit to texts (NUM-2). Both have enough
 * decimals to show on which side of the limit the figure is.
 */
export function useComparison(): (value: number, limit: number, isWithin: boolean) => Comparison {
  const { t } = useLingui();
  const write = useFormat();
  return (value, of, isWithin) => {
    const { figure, limit } = write.against(value, of);
    const side = isWithin ? t`within ${limit}` : t`above ${limit}`;
    return { figure, side, whole: `${figure} ${side}` };
  };
}
