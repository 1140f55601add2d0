import type { Tier } from './test-tiers.ts';

/**
 * The budget of processor time of each test tier in a whole run, in calibration loads of about one
 * second (tools/calibrate.ts) (TST-8). A run prints its use. It fails if a tier exceeds its budget
 * by a third. Budgets are about a quarter above what a whole run on two quiet cores uses.
 */
export const BUDGETS: Readonly<Record<Tier | 'checks', number>> = {
  checks: 170,
  unit: 100,
  'embedded server': 750,
  component: 760,
  PostgreSQL: 700,
  process: 700,
  story: 2_000,
};
