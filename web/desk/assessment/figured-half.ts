import type { Assessment } from '../../../domain/words/assessment.ts';
import type { PairHalf } from './use-pair-halves.ts';

/** A half whose figures are here, with its number among the analyses of the sample. */
export type FiguredHalf = PairHalf & { readonly figures: Assessment; readonly number: number };

/** Both halves of a pair, the earlier first. */
export type BothHalves = readonly [FiguredHalf, FiguredHalf];
