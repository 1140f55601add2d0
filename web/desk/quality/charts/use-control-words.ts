import { useLingui } from '@lingui/react/macro';
import type { ChartPoint, ControlChart } from '../../../../stats-worker/quality/control-chart.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import type { ControlTableWords } from '../../../ui/control-chart/control-table.tsx';

/** What is said of a control chart. */
export function useControlWords() {
  const { t } = useLingui();
  const write = useFormat();
  const table: ControlTableWords = {
    show: t`Show as a table`,
    hide: t`Show as a chart`,
    point: t`Day`,
    value: t`Value`,
    state: t`State`,
    more: t`Session`,
    states: { within: t`within`, warning: t`above warning`, action: t`above the limit` },
  };
  function seen({ points }: ControlChart): string {
    const judged = points.filter(({ verdict }) => verdict !== 'insufficient');
    const last = judged.at(-1);
    const [count, beyond] = [
      judged.length,
      judged.filter(({ verdict }) => verdict === 'beyond').length,
    ];
    if (last === undefined) return t`No point has enough data.`;
    return t`Points: ${count}; above the limit: ${beyond}; the newest, of ${write.day(last.date)}: ${write.two(last.value)}.`;
  }
  return {
    table,
    seen,
    /** The rule that a point fires, where it is more than one of its lines. */
    rule: ({ rule }: ChartPoint): string | undefined =>
      rule === 'two-in-a-row' ? t`2 in a row` : undefined,
  };
}
