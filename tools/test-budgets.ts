import type { Tier } from './test-tiers.ts';

/**
 * TST-8: the processor time of each tier in a whole run, in calibration loads (tools/calibrate.ts, about one second each). A run
 * prints what it used; a tier that passes its budget by a third fails the run.
 */
export const BUDGETS: Readonly<Record<Tier | 'checks', number>> = {
  checks: 120,
  unit: 120,
  'embedded server': 450,
  component: 200,
  PostgreSQL: 300,
  process: 200,
  story: 900,
};
