import type { Series } from '../../../../stats-worker/quality/observation.ts';
import type { QualityReport } from '../../../../stats-worker/reports/quality-report.ts';

const ORDER: readonly Series[] = ['defect', 'fruity', 'classified'];

/** The series of a report, in the order they are shown. */
export const seriesOf = ({ panel }: QualityReport): readonly Series[] =>
  ORDER.filter((series) => panel[series] !== undefined);

/** The series that an address names, if the report has it; else its first. */
export function chosenSeries(report: QualityReport, named: Series | undefined): Series {
  const [first = 'fruity', ...others] = seriesOf(report);
  return [first, ...others].find((known) => known === named) ?? first;
}
