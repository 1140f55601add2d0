import type { AssessmentNotes, Exclusion } from '../../../domain/documents/assessment.document.ts';
import {
  notesName,
  type SessionPlace,
  sheetName,
  trayName,
} from '../../../domain/documents/document-names.ts';
import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import type { PlanEntry, PlanValue } from '../../../domain/documents/session.document.ts';
import type { Glass, TrayValue } from '../../../domain/documents/tray.document.ts';
import type { SampleId, TasterId } from '../../../domain/words/ids.ts';
import { codeFor } from './board-names.ts';
import type { Watched } from './watched.ts';

/** The live documents of a session, by name, and where they belong. */
export type BoardFacts = {
  readonly place: SessionPlace;
  readonly plan: PlanValue;
  readonly trays: ReadonlyMap<string, Watched<TrayValue>>;
  readonly sheets: ReadonlyMap<string, Watched<EvaluationValue>>;
  readonly notes: ReadonlyMap<string, Watched<AssessmentNotes>>;
};

/** One taster's tray, or null while it is not there. */
export const trayOf = (facts: BoardFacts, taster: TasterId): TrayValue | null =>
  facts.trays.get(trayName(facts.place, taster))?.value ?? null;

/** One taster's sheet of an entry, or null while it is not there. */
export function sheetOf(
  facts: BoardFacts,
  entry: PlanEntry,
  taster: TasterId,
): EvaluationValue | null {
  const code = codeFor(facts.plan, entry, taster);
  return code === null
    ? null
    : (facts.sheets.get(sheetName(facts.place, taster, code))?.value ?? null);
}

/** The glass of an entry on one taster's tray. */
export function glassOf(facts: BoardFacts, entry: PlanEntry, taster: TasterId): Glass | null {
  const code = codeFor(facts.plan, entry, taster);
  return trayOf(facts, taster)?.glasses.find((glass) => glass.code === code) ?? null;
}

/** The working notes on a sample, or null while they are not there. */
export const notesOf = (facts: BoardFacts, sample: SampleId): AssessmentNotes | null =>
  facts.notes.get(notesName(facts.place, sample))?.value ?? null;

/** Why a taster's sheet of an entry is left out, or null when it counts. */
export const exclusionOf = (
  facts: BoardFacts,
  entry: PlanEntry,
  taster: TasterId,
): Exclusion | null =>
  notesOf(facts, entry.sample)?.exclusions.find(
    (exclusion) => exclusion.taster === taster && exclusion.replicate === entry.replicate,
  ) ?? null;
