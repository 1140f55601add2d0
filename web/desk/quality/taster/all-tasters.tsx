import { Trans, useLingui } from '@lingui/react/macro';
import type { TasterIndex } from '../../../../domain/quality/quality-indexes.ts';
import type { Series } from '../../../../stats-worker/quality/observation.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { byAttention } from '../by-attention.ts';
import type { Quality } from '../facts/use-quality.ts';
import { SmallMultiples } from '../small-multiples.tsx';

/**
 * All tasters in one index as small charts, sorted by need of attention. Each links to the rows of
 * its taster.
 */
export function AllTasters(props: {
  readonly title: string;
  readonly index: TasterIndex;
  readonly series: Series;
  readonly quality: Quality;
  readonly hrefOf: (taster: string) => string;
}) {
  const { title, index, series, quality, hrefOf } = props;
  const { t } = useLingui();
  const { tasters } = quality.report;
  if (tasters.length === 0)
    return (
      <EmptyState title={t`No validated session yet`}>
        <Trans>Figures appear once sessions are validated.</Trans>
      </EmptyState>
    );
  return (
    <>
      <Note kind="info">
        <Trans>Select a taster to see the rows.</Trans>
      </Note>
      <SmallMultiples
        title={title}
        quality={quality}
        shown={byAttention(tasters, (taster) => taster.series[series]?.[index]).map((taster) => ({
          taster: taster.taster,
          index,
          series,
        }))}
        hrefOf={({ taster }) => hrefOf(taster)}
      />
    </>
  );
}
