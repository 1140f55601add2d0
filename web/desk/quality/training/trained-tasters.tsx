import { useLingui } from '@lingui/react/macro';
import {
  meanDistance,
  type PanelTraining,
  type TrainedLine,
} from '../../../../domain/training/training-history.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Section } from '../../../ui/section/section.tsx';
import { FigureTable } from '../../../ui/table/figure-table.tsx';
import type { TrainedSession } from './training-chart.tsx';

/**
 * The table of tasters in training sessions: how many, and the first and the newest mean distance,
 * in mm (TRN-10).
 */
export function TrainedTasters(props: {
  readonly tasters: PanelTraining['tasters'];
  readonly of: TrainedLine;
  readonly sessionsOf: (taster: string) => readonly TrainedSession[];
}) {
  const { tasters, of, sessionsOf } = props;
  const { t } = useLingui();
  const write = useFormat();
  const mm = (value: number | undefined) => (value === undefined ? '–' : write.two(value));
  const rows = tasters.map((taster) => {
    const means = sessionsOf(taster.id).flatMap(({ lines }) => meanDistance(lines, of) ?? []);
    return { ...taster, count: means.length, first: means.at(0), newest: means.at(-1) };
  });
  return (
    <Section title={t`Tasters, mean distance from the range, mm`}>
      <FigureTable
        label={t`Tasters, mean distance from the range, mm`}
        rows={rows}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'taster',
            header: t`Taster`,
            isRowHeader: true,
            cell: ({ code, name }) => `${code} ${name}`,
          },
          { id: 'count', header: t`Trainings`, align: 'end', cell: ({ count }) => count },
          { id: 'first', header: t`First`, align: 'end', cell: ({ first }) => mm(first) },
          { id: 'newest', header: t`Newest`, align: 'end', cell: ({ newest }) => mm(newest) },
        ]}
      />
    </Section>
  );
}
