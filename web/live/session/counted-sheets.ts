import type { Exclusion } from '../../../domain/documents/assessment.document.ts';
import type { PlanEntry } from '../../../domain/documents/session.document.ts';
import type { FiguresGate } from '../../../domain/sessions/figures-gate.ts';
import type { TasterId } from '../../../domain/words/ids.ts';
import type { ScoredSheet } from '../../../domain/words/scored-sheet.ts';
import { scoreSheet } from '../../../domain/words/sealed-answers.ts';
import { type BoardFacts, exclusionOf, glassOf, notesOf, recordOf, trayOf } from './board-facts.ts';

/** The sealed sheets of one glass: those that count, and those left out with the reason. */
export type CountedSheets = {
  readonly counted: readonly ScoredSheet[];
  readonly excluded: readonly { readonly sheet: ScoredSheet; readonly exclusion: Exclusion }[];
  /** Sheets that are sealed but cannot be read, or judged, on this page yet; figures wait for them. */
  readonly missing: readonly TasterId[];
};

/**
 * BRD-4: only sealed sheets enter the figures, in the plan's order of tasters; one that the notes exclude is kept
 * aside and shown, never dropped. A sheet that is signed but not sealed does not count yet. While the notes are not here
 * nobody knows what they leave out: every sealed sheet is missing. BRD-10: so is what stands behind a tray that is not here.
 */
export function countedSheets(facts: BoardFacts, entry: PlanEntry): CountedSheets {
  const counted: ScoredSheet[] = [];
  const excluded: { sheet: ScoredSheet; exclusion: Exclusion }[] = [];
  const missing: TasterId[] = [];
  const areNotesHere = notesOf(facts, entry.sample) !== null;
  for (const taster of facts.plan.tasters) {
    const isTrayHere = trayOf(facts, taster) !== null;
    if (isTrayHere && !glassOf(facts, entry, taster)?.sealed) continue;
    const record = recordOf(facts, entry, taster);
    if (record === null || !areNotesHere) {
      missing.push(taster);
      continue;
    }
    const sheet = scoreSheet({ ...record, taster });
    const exclusion = exclusionOf(facts, entry, taster);
    if (exclusion === null) counted.push(sheet);
    else excluded.push({ sheet, exclusion });
  }
  return { counted, excluded, missing };
}

/**
 * BRD-8: the sheets that are judged: none behind a closed gate, and none while a sealed one is not here yet, since a
 * class of some of them would be shown and taken back.
 */
export const judgedSheets = (
  gate: FiguresGate,
  { counted, missing }: CountedSheets,
): readonly ScoredSheet[] | null => (gate.kind === 'open' && missing.length === 0 ? counted : null);

/** BRD-8: the two replicates of a sample to be judged as a pair: both, once both are judged and neither is without a sheet. */
export function judgedPair(
  first: readonly ScoredSheet[] | null,
  second: readonly ScoredSheet[] | null,
): readonly [readonly ScoredSheet[], readonly ScoredSheet[]] | null {
  const isThere = first !== null && second !== null && first.length > 0 && second.length > 0;
  return isThere ? [first, second] : null;
}
