import type { Series } from '../../../../stats-worker/quality/observation.ts';
import type { QualityReport } from '../../../../stats-worker/reports/quality-report.ts';

const ORDER: readonly Series[] = ['defect', 'fruity', 'classified'];

/** The series of the panel's indexes, in the order they are shown. */
export const panelSeries = ({ panel }: QualityReport): readonly Series[] =>
  ORDER.filter((series) => panel[series] !== undefined);

/** The series of the tasters' indexes, in the order they are shown: a panel may judge its tasters by other attributes than itself. */
export const tasterSeries = ({ tasters }: QualityReport): readonly Series[] =>
  ORDER.filter((name) => tasters.some(({ series }) => series[name] !== undefined));

/** The series of the tasters that an address names, if the report has it; else its first. */
export function chosenSeries(report: QualityReport, named: Series | undefined): Series {
  const [first = 'fruity', ...others] = tasterSeries(report);
  return [first, ...others].find((known) => known === named) ?? first;
}
