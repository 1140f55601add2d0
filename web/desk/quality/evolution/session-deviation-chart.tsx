import { useLingui } from '@lingui/react/macro';
import {
  decimalPlacesForAll,
  decimalPlacesOfLine,
} from '../../../../domain/words/decimal-places.ts';
import type { Series } from '../../../../stats-worker/quality/observation.ts';
import type {
  SessionDeviation,
  SessionDeviations,
} from '../../../../stats-worker/quality/session-deviations.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import type { ControlLine } from '../../../ui/control-chart/control-layout.ts';
import { NotedChart } from '../charts/noted-chart.tsx';
import type { PlacedPoint } from '../charts/placed-point.ts';
import type { Quality } from '../facts/use-quality.ts';

const stateOf = ({ rule }: SessionDeviation): PlacedPoint['state'] => {
  if (rule === null) return 'within';
  return rule === 'warning' ? 'warning' : 'action';
};

/**
 * The control chart of a taster's deviation in each session, with limits around the panel's median
 * (M-EVOLUTION).
 */
export function SessionDeviationChart(props: {
  readonly deviations: SessionDeviations;
  readonly taster: string;
  readonly series: Series;
  readonly quality: Quality;
}) {
  const { deviations, taster, series, quality } = props;
  const { t } = useLingui();
  const write = useFormat();
  const { points, lines } = deviations;
  const last = points.at(-1);
  if (last === undefined) return null;
  const rules = {
    action: t`beyond the action line`,
    'two-of-three': t`2 of 3`,
    run: t`7 on one side`,
    warning: undefined,
  };
  const limits = lines === null ? [] : [-lines.action, -lines.warning, lines.warning, lines.action];
  const means = points.map(({ mean }) => mean);
  const signed = (value: number) => write.signed(value, decimalPlacesForAll(value, limits, 2));
  const line = (at: number) => write.signed(at, decimalPlacesOfLine(at, means, 2));
  const drawn: ControlLine[] = [
    { kind: 'centre', at: 0, label: t`Panel’s median` },
    ...(lines === null
      ? []
      : [-1, 1].flatMap((side): ControlLine[] => [
          {
            kind: 'warning',
            at: side * lines.warning,
            label: t`Warning ${line(side * lines.warning)}`,
          },
          {
            kind: 'action',
            at: side * lines.action,
            label: t`Action ${line(side * lines.action)}`,
          },
        ])),
  ];
  const missing = t`Warning and action lines: ${points.length} of six sessions.`;
  const seen = t`Sessions: ${points.length}; the newest, of ${write.day(last.date)}: ${signed(last.mean)} cm.`;
  return (
    <NotedChart
      title={t`Deviation of each session, cm`}
      description={lines === null ? `${seen} ${missing}` : seen}
      of={{ chart: 'deviation', series, taster }}
      quality={quality}
      points={points.map((point) => ({
        id: point.session,
        label: write.dayOfYear(point.date),
        value: point.mean,
        written: signed(point.mean),
        state: stateOf(point),
        rule: point.rule === null ? undefined : rules[point.rule],
        session: point.session,
        sample: null,
        date: point.date,
      }))}
      lines={drawn}
      end={lines === null ? missing : undefined}
    />
  );
}
