import type { Exclusion } from '../../domain/documents/assessment.document.ts';
import type { PlanEntry } from '../../domain/documents/session.document.ts';
import type { TasterId } from '../../domain/panel/ids.ts';
import type { ScoredSheet } from '../../stats-worker/marks/scored-sheet.ts';
import { type BoardFacts, exclusionOf, glassOf, sheetOf } from '../board/board-facts.ts';

/** One sealed sheet as the assessment lists it. */
export type SheetRow = {
  readonly taster: TasterId;
  readonly sheet: ScoredSheet;
  readonly sealedAt: string;
  readonly version: number;
  readonly comments: string;
  readonly heatingDevice: string;
  readonly exclusion: Exclusion | null;
};

/** ASM-3: every sealed sheet of a glass, counted or left out, in the plan's order of tasters. */
export function sheetRows(facts: BoardFacts, entry: PlanEntry): readonly SheetRow[] {
  return facts.plan.tasters.flatMap((taster) => {
    const sealed = glassOf(facts, entry, taster)?.sealed ?? null;
    const value = sheetOf(facts, entry, taster);
    if (sealed === null || value === null) return [];
    const { marks, fruityKind, otherDescriptor, comments, heatingDevice } = value;
    return [
      {
        taster,
        sheet: { taster, marks, fruityKind, otherDescriptor },
        sealedAt: sealed.at,
        version: sealed.version,
        comments,
        heatingDevice,
        exclusion: exclusionOf(facts, entry, taster),
      },
    ];
  });
}
