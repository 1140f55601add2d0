import { FEWEST_OBSERVATIONS } from '../../domain/quality/fewest-observations.ts';
import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import { chiSquarePoint } from './chi-square.ts';
import { type Deviation, type IndexKind, UNITS } from './observation.ts';

/** M-QC (N): greatest age of what an index counts, months. */
export const WINDOW_MONTHS = 6;

/** What an index says of a taster or a panel. */
export type Verdict = 'within' | 'beyond' | 'insufficient';

/** One index over one window, as exchange.md prints it. */
export type QualityIndex = {
  readonly n: number;
  /** Square cm, or without unit when normalised by the standard deviation of the method; null when n = 0. */
  readonly value: number | null;
  readonly limit: number | null;
  readonly verdict: Verdict;
};

/**
 * M-PNT, M-DNT, M-DNR, M-PNP, M-DNP: the mean of the squared deviations, divided by 2 sigma^2 (PN) or sigma^2 (DN) where
 * the panel has a standard deviation of the method. The limit is the panel's (P), or then chi-square(n) at 95 % over n (P).
 * Fewer than six observations never give a verdict (N).
 * Example: deviations 0.5, 0.3, 0.2, 0.1, 0, 0.4 cm: 0.55 / 6 = 0.0917, within 2.0.
 */
export function qualityIndex(
  kind: IndexKind,
  observations: readonly Deviation[],
  settings: PanelSettings,
): QualityIndex {
  const n = observations.length;
  if (n === 0) return { n, value: null, limit: null, verdict: 'insufficient' };
  const unit = UNITS[kind];
  let squares = 0;
  for (const { parts } of observations) squares += parts * parts;
  const raw = squares / (unit * unit * n);
  const { sigmaMethod, indexLimit } = settings;
  const value = sigmaMethod === null ? raw : raw / scaleOf(kind, sigmaMethod);
  const limit = sigmaMethod === null ? indexLimit : normalisedLimit(n);
  const isWithin = sigmaMethod === null ? squares <= indexLimit * unit * unit * n : value <= limit;
  return { n, value, limit, verdict: verdictOf(n, isWithin) };
}

/** M-QC (P): the limit of a normalised index of n observations. Example: n = 8 gives 15.507 / 8 = 1.938. */
export const normalisedLimit = (n: number): number => chiSquarePoint(n) / n;

/** M-QC (P): what an index is divided by: two scores differ in PN, one from a fixed value in DN. */
const scaleOf = (kind: IndexKind, sigma: number): number =>
  (kind === 'pn' || kind === 'pnPanel' ? 2 : 1) * sigma * sigma;

function verdictOf(n: number, isWithin: boolean): Verdict {
  if (n < FEWEST_OBSERVATIONS) return 'insufficient';
  return isWithin ? 'within' : 'beyond';
}
