import { FEWEST_OBSERVATIONS } from '../../domain/quality/fewest-observations.ts';
import { type AidFigure, found, NO_SPREAD, notEnough } from './aid-figure.ts';

/** A taster's mark and the median of the other tasters in one glass, both in half mm. */
export type MarkBesideOthers = { readonly mark: number; readonly others: number };

/**
 * Computes the agreement of a taster with the others: whether they rank the oils alike (QUA-58). It
 * is Pearson's correlation of the marks with the medians of the others, -1 to 1, on whole half mm.
 * Example: marks twice as far apart as the medians, in the same order: 1.
 */
export function agreement(glasses: readonly MarkBesideOthers[]): AidFigure<number> {
  const n = glasses.length;
  if (n < FEWEST_OBSERVATIONS) return notEnough(n, FEWEST_OBSERVATIONS);
  let [x, y, xx, yy, xy] = [0, 0, 0, 0, 0];
  for (const { mark, others } of glasses) {
    x += mark;
    y += others;
    xx += mark * mark;
    yy += others * others;
    xy += mark * others;
  }
  const [ofMarks, ofOthers] = [n * xx - x * x, n * yy - y * y];
  if (ofMarks === 0 || ofOthers === 0) return NO_SPREAD;
  const r = (n * xy - x * y) / (Math.sqrt(ofMarks) * Math.sqrt(ofOthers));
  return found(Math.max(-1, Math.min(1, r)));
}
