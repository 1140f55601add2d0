import { EmbeddedError } from './embedded-error.ts';

/** SQLSTATE classes after which the engine holds locks that nobody gives back: no room, the system's errors, its own. */
const UNFIT = /^(53|58|XX)/;

/**
 * DAT-11: whether the engine cannot be used any more after a problem. It answers a full disk in its log as an ordinary
 * error, and nothing after it; only opening its files anew finds out what they hold.
 */
export const isUnfitAfter = (problem: unknown): boolean =>
  problem instanceof EmbeddedError && problem.code !== undefined && UNFIT.test(problem.code);
