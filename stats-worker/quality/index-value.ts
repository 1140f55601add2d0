import { FEWEST_OBSERVATIONS } from '../../domain/quality/fewest-observations.ts';
import { type IndexKind, QUALITY_INDEXES } from '../../domain/quality/quality-indexes.ts';
import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import { decimal } from '../statistics/decimal.ts';
import { chiSquarePoint } from './chi-square.ts';
import type { Deviation } from './observation.ts';

/** The greatest age of an observation in an index, months (N) (M-QC). */
export const WINDOW_MONTHS = 6;

/** The warning line is at so many quarters of the limit (P) (M-EVOLUTION). */
export const WARNING_QUARTERS = 3;

/** The verdict of an index on a taster or a panel. */
export type Verdict = 'within' | 'beyond' | 'insufficient';

/** One index over one window, as exchange.md prints it. */
export type QualityIndex = {
  readonly n: number;
  /**
   * Square cm, or without unit when normalised by the standard deviation of the method; null when n
   * = 0.
   */
  readonly value: number | null;
  readonly limit: number | null;
  readonly verdict: Verdict;
};

/**
 * Computes an index: the mean of the squared deviations (M-PNT, M-DNT, M-DNR, M-PNP, M-DNP). Where
 * the panel has a standard deviation of the method, it is divided by 2 sigma^2 (PN) or sigma^2
 * (DN). The limit is the panel's (P), or then chi-square(n) at 95 % over n (P). Fewer than six
 * observations never give a verdict (N). Example: deviations 0.5, 0.3, 0.2, 0.1, 0, 0.4 cm: 0.55 /
 * 6 = 0.0917, within 2.0.
 */
export function qualityIndex(
  kind: IndexKind,
  observations: readonly Deviation[],
  settings: PanelSettings,
): QualityIndex {
  const n = observations.length;
  if (n === 0) return { n, value: null, limit: null, verdict: 'insufficient' };
  const raw = meanSquare(kind, observations);
  const { sigmaMethod, indexLimit } = settings;
  const value = sigmaMethod === null ? raw : raw / scaleOf(kind, sigmaMethod);
  const limit = sigmaMethod === null ? indexLimit : normalisedLimit(n);
  const isWithin =
    sigmaMethod === null ? isAtMost(kind, observations, indexLimit, 4) : value <= limit;
  return { n, value, limit, verdict: verdictOf(n, isWithin) };
}

/**
 * Whether an index is above its warning line, compared like the index with its limit (P)
 * (M-EVOLUTION).
 */
export function isAboveWarning(
  kind: IndexKind,
  observations: readonly Deviation[],
  settings: PanelSettings,
): boolean {
  const { value, limit } = qualityIndex(kind, observations, settings);
  if (value === null || limit === null) return false;
  return settings.sigmaMethod === null
    ? !isAtMost(kind, observations, settings.indexLimit, WARNING_QUARTERS)
    : value > (WARNING_QUARTERS * limit) / 4;
}

/** The mean of the squared deviations, in square cm. */
function meanSquare(kind: IndexKind, observations: readonly Deviation[]): number {
  const { unit } = QUALITY_INDEXES[kind];
  let squares = 0;
  for (const { parts } of observations) squares += parts * parts;
  return squares / (unit * unit * observations.length);
}

/**
 * Whether the mean of the squared deviations is at most so many quarters of a limit (P) (M-QC). The
 * limit is the decimal that the panel wrote; near it the comparison is on whole numbers. Example:
 * 0.47 in floating point is a little less than 0.47, and an index of exactly 0.47 is still within.
 */
function isAtMost(
  kind: IndexKind,
  observations: readonly Deviation[],
  limit: number,
  quarters: number,
): boolean {
  const ratio = (4 * meanSquare(kind, observations)) / (quarters * limit);
  if (Math.abs(ratio - 1) > 1e-9) return ratio < 1;
  const unit = BigInt(QUALITY_INDEXES[kind].unit) * MICRO;
  let squares = 0n;
  for (const { parts } of observations) squares += BigInt(Math.round(parts * Number(MICRO))) ** 2n;
  const { digits, places } = decimal(limit);
  const most = BigInt(quarters) * digits * unit * unit * BigInt(observations.length);
  return 4n * squares * 10n ** BigInt(places) <= most;
}

/**
 * Parts of a part: deviations from assigned values with more than five decimals are whole in them.
 */
const MICRO = 1_000_000n;

/**
 * The limit of a normalised index of n observations (P) (M-QC). Example: n = 8 gives 15.507 / 8 =
 * 1.938.
 */
export const normalisedLimit = (n: number): number => chiSquarePoint(n) / n;

/** The divisor of an index (P) (M-QC). */
const scaleOf = (kind: IndexKind, sigma: number): number =>
  QUALITY_INDEXES[kind].variances * sigma * sigma;

function verdictOf(n: number, isWithin: boolean): Verdict {
  if (n < FEWEST_OBSERVATIONS) return 'insufficient';
  return isWithin ? 'within' : 'beyond';
}
