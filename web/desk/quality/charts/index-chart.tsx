import { useLingui } from '@lingui/react/macro';
import type {
  ControlChart as Chart,
  ChartPoint,
} from '../../../../stats-worker/quality/moving-index-chart.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import type { ControlLine, ControlPoint } from '../../../ui/control-chart/control-layout.ts';
import type { Quality } from '../facts/use-quality.ts';
import type { ChartOf } from '../notes/use-point-notes.ts';
import { NotedChart } from './noted-chart.tsx';
import type { PlacedPoint } from './placed-point.ts';
import { useControlWords } from './use-control-words.ts';

/**
 * Converts the points of a moving index for a control chart (M-EVOLUTION). A point with
 * insufficient data is a gap.
 */
export function controlPoints(
  points: readonly ChartPoint[],
  words: {
    readonly day: (iso: string) => string;
    readonly point: (point: ChartPoint) => Pick<ControlPoint, 'written' | 'stateWords' | 'rule'>;
  },
): readonly PlacedPoint[] {
  return points.map((point) => ({
    id: `${point.session} ${point.date}`,
    label: words.day(point.date),
    value: point.verdict === 'insufficient' ? null : point.value,
    state: stateOf(point),
    ...words.point(point),
    session: point.session,
    sample: null,
    date: point.date,
  }));
}

const stateOf = ({ rule }: ChartPoint): ControlPoint['state'] => {
  if (rule === null) return 'within';
  return rule === 'warning' ? 'warning' : 'action';
};

/**
 * The control chart of a moving index with centre, warning and limit lines, and its present value
 * (M-EVOLUTION).
 */
export function IndexChart(props: {
  readonly title: string;
  readonly chart: Chart;
  readonly of: ChartOf;
  readonly quality: Quality;
  readonly end?: React.ReactNode;
  readonly isLow?: boolean;
}) {
  const { title, chart, of, quality, end, isLow = false } = props;
  const { t } = useLingui();
  const write = useFormat();
  const words = useControlWords();
  const last = chart.points.at(-1);
  const { centre } = chart;
  const judged = chart.points.filter(({ verdict }) => verdict !== 'insufficient');
  const lines: ControlLine[] = [];
  if (centre !== null)
    lines.push({ kind: 'centre', at: centre, label: t`Centre ${write.two(centre)}` });
  if (last?.limit != null && last.warning !== null)
    lines.push(
      { kind: 'warning', at: last.warning, label: t`Warning ${words.line(last.warning, judged)}` },
      { kind: 'action', at: last.limit, label: t`Limit ${words.line(last.limit, judged)}` },
    );
  return (
    <NotedChart
      title={title}
      description={words.seen(chart)}
      of={of}
      quality={quality}
      points={controlPoints(chart.points, { day: write.dayOfYear, point: words.point })}
      lines={lines}
      end={end}
      isLow={isLow}
    />
  );
}
