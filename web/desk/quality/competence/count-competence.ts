import type { TasterQuality } from '../../../../stats-worker/reports/quality-report.ts';

/** How many tasters are competent, are not, and of how many it is not known. */
export const countCompetence = (tasters: readonly Pick<TasterQuality, 'competent'>[]) => ({
  competent: tasters.filter(({ competent }) => competent === true).length,
  not: tasters.filter(({ competent }) => competent === false).length,
  unknown: tasters.filter(({ competent }) => competent === null).length,
});
