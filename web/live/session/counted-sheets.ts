import type { Exclusion } from '../../../domain/documents/assessment.document.ts';
import type { PlanEntry } from '../../../domain/documents/session.document.ts';
import type { FiguresGate } from '../../../domain/sessions/figures-gate.ts';
import type { TasterId } from '../../../domain/words/ids.ts';
import type { ScoredSheet } from '../../../domain/words/scored-sheet.ts';
import { scoreSheet } from '../../../domain/words/sealed-answers.ts';
import { type BoardFacts, exclusionOf, glassOf, notesOf, recordOf, trayOf } from './board-facts.ts';

/** The sealed sheets of one glass: the counted ones, and the excluded ones with the reason. */
export type CountedSheets = {
  readonly counted: readonly ScoredSheet[];
  readonly excluded: readonly { readonly sheet: ScoredSheet; readonly exclusion: Exclusion }[];
  /** Tasters whose sealed sheet cannot be read or judged on this page yet; figures wait for it. */
  readonly missing: readonly TasterId[];
};

/**
 * Sorts the sealed sheets of a glass into counted, excluded and missing, in the plan's order of
 * tasters (BRD-4). Only sealed sheets enter the figures; a signed one does not count yet. A sheet
 * that the notes exclude is kept apart and shown, never dropped. While the notes are not loaded,
 * exclusions are unknown, and every sealed sheet is missing. A taster whose tray is not loaded is
 * missing too (BRD-10).
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
 * The sheets that are judged (BRD-8). None while the figures gate is closed, and none while a
 * sealed sheet is missing: a class of some sheets would be shown and then withdrawn.
 */
export const judgedSheets = (
  gate: FiguresGate,
  { counted, missing }: CountedSheets,
): readonly ScoredSheet[] | null => (gate.kind === 'open' && missing.length === 0 ? counted : null);

/**
 * The two replicates of a sample to compare as a pair: null until both are judged and each has a
 * sheet (BRD-8).
 */
export function judgedPair(
  first: readonly ScoredSheet[] | null,
  second: readonly ScoredSheet[] | null,
): readonly [readonly ScoredSheet[], readonly ScoredSheet[]] | null {
  const isThere = first !== null && second !== null && first.length > 0 && second.length > 0;
  return isThere ? [first, second] : null;
}
