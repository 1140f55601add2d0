import type { IndexDetail } from '../../stats-worker/quality/index-detail.ts';
import type { IndexKind, Series } from '../../stats-worker/quality/observation.ts';
import type { QualityReport } from '../../stats-worker/reports/quality-report.ts';

/** One index of the panel (`taster` null) or of a taster. */
export type IndexRow = {
  readonly taster: string | null;
  readonly series: Series;
  readonly kind: IndexKind;
  readonly detail: IndexDetail;
};

const SERIES: readonly Series[] = ['defect', 'fruity', 'classified'];

/** M-QC: every index that was asked of the panel and of the tasters, the panel's first. */
export const indexRows = (quality: QualityReport): readonly IndexRow[] => [
  ...SERIES.flatMap((series): readonly IndexRow[] => {
    const found = quality.panel[series];
    return found === undefined
      ? []
      : [
          { taster: null, series, kind: 'pnPanel', detail: found.pn },
          { taster: null, series, kind: 'dnPanel', detail: found.dn },
        ];
  }),
  ...quality.tasters.flatMap(({ taster, series: of }) =>
    SERIES.flatMap((series): readonly IndexRow[] => {
      const found = of[series];
      return found === undefined
        ? []
        : quality.asked.map((kind) => ({ taster, series, kind, detail: found[kind] }));
    }),
  ),
];
