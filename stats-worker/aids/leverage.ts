import type { GlassName } from '../history/glass-name.ts';
import { type AidFigure, found, notEnough } from './aid-figure.ts';

/** The change of the panel's median of one glass when a taster is left out, half mm. */
export type MedianMove = { readonly glass: GlassName; readonly halves: number };

/**
 * The leverage of one taster: the mean and the largest change of a median without the taster, cm,
 * and in which glass.
 */
export type Leverage = {
  readonly n: number;
  readonly mean: number;
  readonly largest: { readonly cm: number; readonly glass: GlassName };
};

/**
 * Computes a taster's leverage on the panel's medians (QUA-24). A move is the median with the
 * taster less the median without. The mean is of absolute moves; the largest keeps its sign, and is
 * the earliest of equals. Example: moves of 1 and -3 half mm: a mean of 0.1 cm, the largest -0.15
 * cm.
 */
export function leverage(moves: readonly MedianMove[]): AidFigure<Leverage> {
  const [first] = moves;
  if (first === undefined) return notEnough(0, 1);
  let [sum, largest] = [0, first];
  for (const move of moves) {
    sum += Math.abs(move.halves);
    if (Math.abs(move.halves) > Math.abs(largest.halves)) largest = move;
  }
  const n = moves.length;
  return found({
    n,
    mean: sum / (20 * n),
    largest: { cm: largest.halves / 20, glass: largest.glass },
  });
}
