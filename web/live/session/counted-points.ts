import type { Points } from '../../../domain/documents/evaluation.document.ts';
import type { PlanEntry } from '../../../domain/documents/session.document.ts';
import { type BoardFacts, exclusionOf, recordOf } from './board-facts.ts';

/** The points of the sealed sheets of one glass: the counted ones and the excluded ones (SHT-6). */
export type CountedPoints = {
  readonly counted: readonly Points[];
  readonly excluded: readonly Points[];
};

/**
 * Collects the points of the sealed sheets of a glass, in the plan's order of tasters (SHT-6).
 * Excluded ones are kept apart (BRD-4).
 */
export function countedPoints(facts: BoardFacts, entry: PlanEntry): CountedPoints {
  const sheets = facts.plan.tasters.flatMap((taster) => {
    const points = recordOf(facts, entry, taster)?.points;
    return points === undefined
      ? []
      : [{ points, isOut: exclusionOf(facts, entry, taster) !== null }];
  });
  return {
    counted: sheets.filter(({ isOut }) => !isOut).map(({ points }) => points),
    excluded: sheets.filter(({ isOut }) => isOut).map(({ points }) => points),
  };
}
