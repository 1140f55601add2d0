import type { Tier } from './test-tiers.ts';

/**
 * TST-8: the processor time of each tier in a whole run, in calibration loads (tools/calibrate.ts, about one second each). A run
 * prints what it used; a tier that passes its budget by a third fails the run. Set a quarter above a run that had other programs beside it.
 */
export const BUDGETS: Readonly<Record<Tier | 'checks', number>> = {
  checks: 170,
  unit: 130,
  'embedded server': 750,
  component: 600,
  PostgreSQL: 1_000,
  process: 1_050,
  story: 2_700,
};
