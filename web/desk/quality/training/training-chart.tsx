import { useLingui } from '@lingui/react/macro';
import {
  type Far,
  meanDistance,
  type TrainedLine,
} from '../../../../domain/training/training-history.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { boardHref } from '../../../live/session/board-addresses.ts';
import { ControlChart } from '../../../ui/control-chart/control-chart.tsx';
import type { ControlPoint } from '../../../ui/control-chart/control-layout.ts';
import { useControlWords } from '../charts/use-control-words.ts';

/** A training session with the distance of each mark from its target range, in mm. */
export type TrainedSession = {
  readonly session: number;
  readonly date: string;
  readonly lines: readonly Far[];
};

/**
 * The chart of the mean distance from the target range, session by session (TRN-10). It looks like
 * a control chart, but has no limit.
 */
export function TrainingChart(props: {
  readonly title: string;
  readonly sessions: readonly TrainedSession[];
  readonly of: TrainedLine;
  readonly onOpen: (href: string) => void;
}) {
  const { title, sessions, of, onOpen } = props;
  const { t } = useLingui();
  const write = useFormat();
  const words = useControlWords();
  const points = sessions.map(
    ({ session, date, lines }): ControlPoint => ({
      id: String(session),
      label: write.dayOfYear(date),
      value: meanDistance(lines, of),
      state: 'within',
      href: boardHref(session),
    }),
  );
  const known = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const [first, last] = [known.at(0), known.at(-1)];
  const mm = (value: number) => write.two(value);
  const description =
    first === undefined || last === undefined
      ? t`No mark with a target.`
      : t`Trainings: ${known.length}; mean distance from the range, mm: first ${mm(first)}, newest ${mm(last)}.`;
  return (
    <ControlChart
      title={title}
      description={description}
      points={points}
      lines={[{ kind: 'centre', at: 0, label: t`the range` }]}
      table={words.table}
      formatNumber={mm}
      onOpen={onOpen}
    />
  );
}
