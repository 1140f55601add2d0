import type { Exclusion } from '../../domain/documents/assessment.document.ts';
import type { PlanEntry } from '../../domain/documents/session.document.ts';
import type { TasterId } from '../../domain/panel/ids.ts';
import type { ScoredSheet } from '../../stats-worker/marks/scored-sheet.ts';
import { type BoardFacts, exclusionOf, glassOf, sheetOf } from './board-facts.ts';

/** The sealed sheets of one glass: those that count, and those left out with the reason. */
export type CountedSheets = {
  readonly counted: readonly ScoredSheet[];
  readonly excluded: readonly { readonly sheet: ScoredSheet; readonly exclusion: Exclusion }[];
  /** Sheets that are sealed but cannot be read on this page yet; figures wait for them. */
  readonly missing: readonly TasterId[];
};

/**
 * BRD-4: only sealed sheets enter the figures, in the plan's order of tasters; one that the notes exclude is kept
 * aside and shown, never dropped. A sheet that is signed but not sealed does not count yet.
 */
export function countedSheets(facts: BoardFacts, entry: PlanEntry): CountedSheets {
  const counted: ScoredSheet[] = [];
  const excluded: { sheet: ScoredSheet; exclusion: Exclusion }[] = [];
  const missing: TasterId[] = [];
  for (const taster of facts.plan.tasters) {
    if (!glassOf(facts, entry, taster)?.sealed) continue;
    const value = sheetOf(facts, entry, taster);
    if (value === null) {
      missing.push(taster);
      continue;
    }
    const { marks, fruityKind, otherDescriptor } = value;
    const sheet: ScoredSheet = { taster, marks, fruityKind, otherDescriptor };
    const exclusion = exclusionOf(facts, entry, taster);
    if (exclusion === null) counted.push(sheet);
    else excluded.push({ sheet, exclusion });
  }
  return { counted, excluded, missing };
}
