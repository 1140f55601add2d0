import { useLingui } from '@lingui/react/macro';
import { shownInterval } from '../../../domain/results/shown-interval.ts';
import type { Figures } from '../../../domain/words/assessment.ts';
import { useFormat } from '../../i18n/use-format.ts';

/** M-CI: writes a 95 % interval as every screen and report shows it, within the scale; a dash where there is none. */
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
