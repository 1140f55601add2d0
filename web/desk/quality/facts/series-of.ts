import type { Series } from '../../../../stats-worker/quality/observation.ts';
import type { QualityReport } from '../../../../stats-worker/reports/quality-report.ts';

const ORDER: readonly Series[] = ['defect', 'fruity', 'classified'];

/** Returns the series of the panel's indexes, in display order. */
export const panelSeries = ({ panel }: QualityReport): readonly Series[] =>
  ORDER.filter((series) => panel[series] !== undefined);

/**
 * Returns the series of the tasters' indexes, in display order. They can differ from the panel's:
 * the settings choose the attributes of both separately.
 */
export const tasterSeries = ({ tasters }: QualityReport): readonly Series[] =>
  ORDER.filter((name) => tasters.some(({ series }) => series[name] !== undefined));

/**
 * Returns the tasters' series that the address names; the first one if the report does not have it.
 */
export function chosenSeries(report: QualityReport, named: Series | undefined): Series {
  const [first = 'fruity', ...others] = tasterSeries(report);
  return [first, ...others].find((known) => known === named) ?? first;
}
