import type { TasterQuality } from '../../../../stats-worker/reports/quality-report.ts';

/** Counts the tasters who are competent, who are not, and whose competence is unknown. */
export const countCompetence = (tasters: readonly Pick<TasterQuality, 'competent'>[]) => ({
  competent: tasters.filter(({ competent }) => competent === true).length,
  not: tasters.filter(({ competent }) => competent === false).length,
  unknown: tasters.filter(({ competent }) => competent === null).length,
});
