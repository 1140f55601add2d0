import type { OilClass } from '../../domain/words/assessment.ts';
import { FEWEST_EVALUATIONS } from '../../domain/words/fewest-evaluations.ts';
import { FRUITY_CODE } from '../classification/defect-code.ts';
import { roundHalves } from '../classification/round-to-tenth.ts';
import {
  type AssessedHistory,
  summaryOfDefect,
  summaryOfLine,
} from '../history/assessed-history.ts';
import { type GlassName, nameOf } from '../history/glass-name.ts';

/**
 * The verdict on a glass: the evaluations that count, Md and Mf rounded to 0.1 cm, and the class.
 */
export type GlassVerdict = {
  readonly n: number;
  readonly md: number;
  readonly mf: number;
  readonly class: OilClass;
};

/** A glass with a different class without one taster. */
export type ChangedVerdict = {
  readonly glass: GlassName;
  readonly stands: GlassVerdict;
  readonly without: GlassVerdict;
  /** Fewer than eight evaluations would remain, so that no class could be stated (M-CLASS). */
  readonly isTooFew: boolean;
};

/** The verdicts of a period without one taster. */
export type WhatIf = {
  /** The number of glasses that the taster judged. */
  readonly judged: number;
  readonly changed: readonly ChangedVerdict[];
};

/**
 * Finds the glasses judged by a taster whose class would differ without the taster (QUA-25). Each
 * replicate is a glass of its own: the common result of an accepted pair (M-EN) is not considered.
 */
export function whatIf(
  stands: AssessedHistory,
  without: AssessedHistory,
  judged: readonly number[],
): WhatIf {
  const changed = judged
    .filter((entry) => stands.class[entry] !== without.class[entry])
    .map((entry): ChangedVerdict => {
      const after = verdictOf(without, entry);
      return {
        glass: nameOf(stands, entry),
        stands: verdictOf(stands, entry),
        without: after,
        isTooFew: after.n < FEWEST_EVALUATIONS,
      };
    });
  return { judged: judged.length, changed };
}

function verdictOf(history: AssessedHistory, entry: number): GlassVerdict {
  const { start } = history.entries;
  return {
    n: (start[entry + 1] ?? 0) - (start[entry] ?? 0),
    md: roundHalves(summaryOfDefect(history, entry).medianHalves) / 10,
    mf: roundHalves(summaryOfLine(history, entry, FRUITY_CODE).medianHalves) / 10,
    class: history.class[entry] ?? 'NOCLASIFICATED',
  };
}
