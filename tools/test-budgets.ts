import type { Tier } from './test-tiers.ts';

/**
 * TST-8: the processor time of each tier in a whole run, in calibration loads (tools/calibrate.ts, about one second each). A run
 * prints what it used; a tier that passes its budget by a third fails the run.
 */
export const BUDGETS: Readonly<Record<Tier | 'checks', number>> = {
  checks: 150,
  unit: 120,
  'embedded server': 620,
  component: 400,
  PostgreSQL: 820,
  process: 860,
  story: 2_200,
};
