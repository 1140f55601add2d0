import {
  type IndexKind,
  PANEL_INDEX_NAMES,
  panelIndex,
} from '../../domain/quality/quality-indexes.ts';
import type { IndexDetail } from '../../stats-worker/quality/index-detail.ts';
import type { Series } from '../../stats-worker/quality/observation.ts';
import type { QualityReport } from '../../stats-worker/reports/quality-report.ts';

/** Row of the table of indexes: one index of a taster, or of the panel (`taster` null). */
export type IndexRow = {
  readonly taster: string | null;
  readonly series: Series;
  readonly kind: IndexKind;
  readonly detail: IndexDetail;
};

const SERIES: readonly Series[] = ['defect', 'fruity', 'classified'];

/** Returns every requested quality index, those of the panel first (M-QC). */
export const indexRows = (quality: QualityReport): readonly IndexRow[] => [
  ...SERIES.flatMap((series): readonly IndexRow[] => {
    const found = quality.panel[series];
    return found === undefined
      ? []
      : PANEL_INDEX_NAMES.map((name) => ({
          taster: null,
          series,
          kind: panelIndex(name),
          detail: found[name],
        }));
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
