import type { EvolutionReport } from '../../../../stats-worker/reports/evolution-report.ts';
import type { QualityReport } from '../../../../stats-worker/reports/quality-report.ts';
import { seriesOf } from '../facts/series-of.ts';
import type { ShownIndex } from '../small-multiples.tsx';

/** M-EVOLUTION: the indexes of tasters that were beyond their limit twice in a row, of those that are asked for. */
export const retrainings = (
  report: QualityReport,
  evolution: EvolutionReport | null,
): readonly ShownIndex[] =>
  (evolution?.tasters ?? []).flatMap(({ taster, series: charts }) =>
    report.asked.flatMap((index) =>
      seriesOf(report)
        .filter((series) => charts[series]?.[index].retraining === true)
        .map((series) => ({ taster, index, series })),
    ),
  );
