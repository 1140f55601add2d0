import type { Exclusion } from '../../../domain/documents/assessment.document.ts';
import type { PlanEntry } from '../../../domain/documents/session.document.ts';
import { isValidlySigned } from '../../../domain/sheets/is-validly-signed.ts';
import type { SealedSheet } from '../../../domain/sheets/sealed-sheet.ts';
import type { TasterId, TastingCode } from '../../../domain/words/ids.ts';
import { cellOf } from '../../live/session/board-counts.ts';
import {
  type BoardFacts,
  exclusionOf,
  glassOf,
  notesOf,
  recordOf,
  sheetOf,
  trayOf,
} from '../../live/session/board-facts.ts';
import { codeFor } from '../../live/session/board-names.ts';
import type { CellState } from '../../live/session/cell-state.ts';

/** Row of the list of evaluations: one taster's evaluation of a glass. */
export type EvaluationRow = {
  readonly taster: TasterId;
  readonly code: TastingCode | null;
  /** Position in serving order, from 1; null while the tray is not loaded. */
  readonly position: number | null;
  readonly state: CellState;
  /** Timestamp of the signature, by the clock of the device. */
  readonly signedAt: string | null;
  readonly record: SealedSheet | null;
  readonly sealed: { readonly at: string; readonly version: number } | null;
  readonly exclusion: Exclusion | null;
  /** True when the working notes are loaded, so that `exclusion` is known (BRD-10). */
  readonly isJudged: boolean;
};

/**
 * Returns every taster's evaluation of a glass, pending or performed, in the order of `tasters`
 * (EVL-1).
 */
export const evaluationRows = (
  facts: BoardFacts,
  entry: PlanEntry,
  now: number,
  /** Sort order of the rows. */
  tasters: readonly TasterId[] = facts.plan.tasters,
): readonly EvaluationRow[] =>
  tasters.map((taster) => {
    const code = codeFor(facts.plan, entry, taster);
    const record = recordOf(facts, entry, taster);
    const place = trayOf(facts, taster)?.glasses.findIndex((glass) => glass.code === code) ?? -1;
    return {
      taster,
      code,
      position: place < 0 ? null : place + 1,
      state: cellOf(facts, entry, taster, now),
      signedAt: record?.signedAt ?? signedHere(facts, entry, taster),
      record,
      sealed: glassOf(facts, entry, taster)?.sealed ?? null,
      exclusion: exclusionOf(facts, entry, taster),
      isJudged: notesOf(facts, entry.sample) !== null,
    };
  });

function signedHere(facts: BoardFacts, entry: PlanEntry, taster: TasterId): string | null {
  const sheet = sheetOf(facts, entry, taster);
  return sheet !== null && isValidlySigned(sheet, facts.definition)
    ? (sheet.signature?.at ?? null)
    : null;
}
