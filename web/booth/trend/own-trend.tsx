import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  meanDistance,
  type OwnTraining,
  type TrainedLine,
} from '../../../domain/training/training-history.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { DistanceTrend } from '../../ui/distance-trend/distance-trend.tsx';

/** The largest number of sessions in the drawing; the newest are shown. */
const MOST = 8;

/**
 * The trend of the taster's own distance from the target range over the training sessions, for one
 * line or all (TRN-9).
 */
export function OwnTrend(props: { readonly sessions: OwnTraining; readonly of: TrainedLine }) {
  const { sessions, of } = props;
  const { t } = useLingui();
  const names = useSheetNames();
  const write = useFormat();
  const points = sessions
    .flatMap(({ session, date, lines }) => {
      const value = meanDistance(lines, of);
      if (value === null) return [];
      const mm = write.number(value, Number.isInteger(value) ? 0 : 1);
      return [{ id: String(session), date, value, words: t`${mm} mm` }];
    })
    .slice(-MOST);
  const [first] = points;
  if (first === undefined) return null;
  const line = of === 'all' ? t`All lines` : names.label(of);
  const title = t`${line}, how far from the range`;
  const distances = write.all(points.map(({ words }) => words));
  const since = write.day(first.date);
  return (
    <DistanceTrend
      title={title}
      description={t`Distance from the range, oldest first: ${distances}`}
      points={points}
      base={t`the range`}
      foot={t`${plural(points.length, { one: '# training', other: '# trainings' })} since ${since}`}
    />
  );
}
