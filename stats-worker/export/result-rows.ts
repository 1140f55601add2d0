import {
  PANEL_INDEX_NAMES,
  panelIndex,
  QUALITY_INDEXES,
  TASTER_INDEXES,
} from '../../domain/quality/quality-indexes.ts';
import type { Figures } from '../../domain/words/assessment.ts';
import type { QualityIndex } from '../quality/index-value.ts';
import type { HistoryReport } from '../reports/history-report.ts';
import type { Cell } from './table-text.ts';

type Row = Readonly<Record<string, Cell | undefined>>;

/**
 * The rows of results.csv: one for each result and attribute, with the descriptors that half of the
 * sheets name (XPO-1).
 */
export function* resultRows({ results }: HistoryReport): Generator<Row> {
  for (const result of results) {
    const { session, sample, replicate, n, reliable, md, mf } = result;
    const { sessionState = 'validated' } = result;
    const head = {
      session,
      sample,
      replicate,
      n,
      reliable,
      md,
      mf,
      class: result.class,
      predominant_defect: result.predominantDefect,
      fruity_class: result.fruityClass,
      // Terms contain spaces.
      statements: result.statements.join('|'),
      session_state: sessionState,
    };
    for (const [attribute, figures] of Object.entries({ ...result.attributes, ...result.others }))
      yield { ...head, attribute, ...figureCells(figures) };
  }
}

const figureCells = ({ n, sStar, ciLow, ciHigh, uMax, ...rest }: Figures): Row => ({
  ...rest,
  sheets: n,
  s_star: sStar,
  ci_low: ciLow,
  ci_high: ciHigh,
  u_max: uMax,
});

/** The rows of duplicates.csv: one for each pair (XPO-1). */
export const duplicateRows = ({ duplicates }: HistoryReport): readonly Row[] =>
  duplicates.map(({ enDefect, enFruity, categoryMatch, defectMatch, ...pair }) => ({
    ...pair,
    en_defect: enDefect,
    en_fruity: enFruity,
    category_match: categoryMatch,
    defect_match: defectMatch,
  }));

/** The rows of qc.csv: one for each index of each taster and of the panel (XPO-1). */
export function* indexRows({ tasters, panel }: HistoryReport): Generator<Row> {
  for (const [taster, { competent, ...series }] of Object.entries(tasters))
    for (const [attribute, of] of Object.entries(series))
      if (of !== undefined)
        for (const kind of TASTER_INDEXES) {
          const { column: index } = QUALITY_INDEXES[kind];
          yield { taster, attribute, index, competent, ...indexCells(of[kind]) };
        }
  for (const [attribute, of] of Object.entries(panel))
    for (const name of PANEL_INDEX_NAMES) {
      const { column: index } = QUALITY_INDEXES[panelIndex(name)];
      yield { attribute, index, ...indexCells(of[name]) };
    }
}

const indexCells = ({ n, value, limit, verdict }: QualityIndex): Row => ({
  n,
  value,
  limit,
  verdict,
});
