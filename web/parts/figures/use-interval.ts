import { useLingui } from '@lingui/react/macro';
import { shownInterval } from '../../../domain/results/shown-interval.ts';
import type { Figures } from '../../../domain/words/assessment.ts';
import { useFormat } from '../../i18n/use-format.ts';

/**
 * React hook that returns a function that formats a 95 % confidence interval, cut to the scale
 * (M-CI). Every screen and report uses it. A missing interval is a dash.
 */
export function useInterval(): (of: Pick<Figures, 'ciLow' | 'ciHigh'> | null) => string {
  const { t } = useLingui();
  const write = useFormat();
  return (of) => {
    const shown = of === null ? null : shownInterval(of);
    if (shown === null) return '–';
    const [low, high] = shown;
    return t`${write.two(low)} to ${write.two(high)}`;
  };
}
