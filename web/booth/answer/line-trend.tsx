import { useQuery } from '@tanstack/react-query';
import type { LineAnswers } from '../../../domain/training/line-answers.ts';
import { useMe } from '../../parts/http/use-me.ts';
import { ownTrainingQuery } from '../trend/own-training-query.ts';
import { OwnTrend } from '../trend/own-trend.tsx';

/**
 * The trend, over earlier sessions, of the line that was farthest from its target range (TRN-9). It
 * is shown next to an answer, and left out while there is no network.
 */
export function LineTrend({ lines }: { readonly lines: LineAnswers }) {
  const { user } = useMe();
  const { data } = useQuery({ ...ownTrainingQuery(user), refetchOnMount: 'always' });
  const farthest = lines.shown
    .flatMap(({ attribute, told }) =>
      told.of === 'range' ? [{ attribute, by: Math.abs(told.by) }] : [],
    )
    .toSorted((a, b) => b.by - a.by)
    .at(0);
  if (data === undefined || farthest === undefined) return null;
  return <OwnTrend sessions={data} of={farthest.attribute} />;
}
