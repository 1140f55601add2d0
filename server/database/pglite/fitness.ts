import { EmbeddedError } from './embedded-error.ts';

/**
 * SQLSTATE classes after which the engine never releases its locks: insufficient resources such as
 * a full disk (53), system errors (58), and internal errors (XX).
 */
const UNFIT = /^(53|58|XX)/;

/**
 * Whether an error leaves the engine unusable, so that it must be restarted (DAT-11). The engine
 * reports a full disk in its log as an ordinary error, and stops answering. Only opening its files
 * again shows what they contain.
 */
export const isUnfitAfter = (problem: unknown): boolean =>
  problem instanceof EmbeddedError && problem.code !== undefined && UNFIT.test(problem.code);
