import { useLingui } from '@lingui/react/macro';
import { decimalPlacesOfLine } from '../../../../domain/words/decimal-places.ts';
import type {
  ChartPoint,
  ControlChart,
} from '../../../../stats-worker/quality/moving-index-chart.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useComparison } from '../../../parts/figures/use-comparison.ts';
import type { ControlPoint } from '../../../ui/control-chart/control-layout.ts';
import type { ControlTableWords } from '../../../ui/control-chart/control-table.tsx';

/** Returns the translated texts of a control chart. */
export function useControlWords() {
  const { t } = useLingui();
  const write = useFormat();
  const compare = useComparison();
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
    const newest =
      last.value === null || last.limit === null
        ? write.two(last.value)
        : compare(last.value, last.limit, last.verdict === 'within').whole;
    return t`Points: ${count}; above the limit: ${beyond}; the newest, of ${write.day(last.date)}: ${newest}.`;
  }
  function stateWords({ rule, value, warning, limit }: ChartPoint): string | undefined {
    if (rule === null || value === null || warning === null || limit === null) return undefined;
    return rule === 'warning'
      ? t`above the warning, ${write.against(value, warning).limit}`
      : t`above the limit, ${write.against(value, limit).limit}`;
  }
  return {
    table,
    seen,
    /**
     * A point with enough decimals to show its side of each line (NUM-2). `rule` is set only at the
     * second of two points in a row above the limit. `stateWords` gives the limit that any violated
     * rule compares with.
     */
    point: (point: ChartPoint): Pick<ControlPoint, 'written' | 'stateWords' | 'rule'> => ({
      written: write.beside(
        point.value,
        ...[point.warning, point.limit].filter((line) => line !== null),
      ),
      stateWords: stateWords(point),
      rule: point.rule === 'two-in-a-row' ? t`2 in a row` : undefined,
    }),
    /** A line of the chart, with enough decimals to show the side of each point (NUM-2). */
    line: (at: number, points: readonly ChartPoint[]): string => {
      const values = points.map(({ value }) => value).filter((value) => value !== null);
      return write.number(at, decimalPlacesOfLine(at, values, 2));
    },
  };
}
