import type { NamedIndex, QualityReport } from '../../../../stats-worker/reports/quality-report.ts';
import { byAttention, nearness } from '../by-attention.ts';
import { tasterSeries } from '../facts/series-of.ts';
import type { ShownIndex } from '../small-multiples.tsx';

/**
 * Returns for every taster the required index that is nearest its limit or farthest above it,
 * sorted by need of attention.
 */
export function worstIndexes(report: QualityReport): readonly ShownIndex[] {
  const indexes = report.asked.flatMap((index) =>
    tasterSeries(report).map((series): NamedIndex => ({ index, series })),
  );
  const worst = report.tasters.flatMap(({ taster, series }) => {
    const [first] = byAttention(indexes, (of) => series[of.series]?.[of.index]);
    return first === undefined
      ? []
      : [{ ...first, taster, of: series[first.series]?.[first.index] }];
  });
  return worst
    .toSorted((left, right) => nearness(right.of) - nearness(left.of))
    .map(({ taster, series, index }) => ({ taster, series, index }));
}
