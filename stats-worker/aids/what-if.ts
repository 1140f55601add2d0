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

/** What a glass amounts to: the evaluations that count, Md and Mf rounded to 0.1 cm, and the class. */
export type GlassVerdict = {
  readonly n: number;
  readonly md: number;
  readonly mf: number;
  readonly class: OilClass;
};

/** A glass whose class would be another one without a taster. */
export type ChangedVerdict = {
  readonly glass: GlassName;
  readonly stands: GlassVerdict;
  readonly without: GlassVerdict;
  /** M-CLASS: fewer than eight evaluations would remain, so that no class could be stated. */
  readonly isTooFew: boolean;
};

/** The verdicts of a period without one taster. */
export type WhatIf = {
  /** The glasses that the taster judged. */
  readonly judged: number;
  readonly changed: readonly ChangedVerdict[];
};

/**
 * QUA-25: of the glasses that a taster judged, those whose class would differ without them. Each replicate is a glass of
 * its own: what an accepted pair amounts to together (M-EN) is not asked.
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
