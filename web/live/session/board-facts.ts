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
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import type { SealedSheet } from '../../../domain/sheets/sealed-sheet.ts';
import type { SampleId, TasterId } from '../../../domain/words/ids.ts';
import { codeFor } from './board-names.ts';
import type { HeardWord } from './watch-device-words.ts';
import type { Watched } from './watched.ts';

/** The live documents of a session, by name, and where they belong. */
export type BoardFacts = {
  readonly place: SessionPlace;
  readonly plan: PlanValue;
  /** SHT-1: the sheet that was served, or is planned. */
  readonly definition: SheetDefinition;
  readonly trays: ReadonlyMap<string, Watched<TrayValue>>;
  /** The sheets as they are being marked: of one that is sealed nothing is read here (EVA-8). */
  readonly sheets: ReadonlyMap<string, Watched<EvaluationValue>>;
  /** The sealed sheets from their records, by the names of their documents. */
  readonly records: ReadonlyMap<string, SealedSheet>;
  readonly notes: ReadonlyMap<string, Watched<AssessmentNotes>>;
  /** What the tasters' devices say of themselves, by the names of their trays. */
  readonly words: ReadonlyMap<string, HeardWord>;
};

/** One taster's tray, or null while it is not there. */
export const trayOf = (facts: BoardFacts, taster: TasterId): TrayValue | null =>
  facts.trays.get(trayName(facts.place, taster))?.value ?? null;

/**
 * One taster's sheet of an entry as it is being marked: null while it is not there, and from its seal on, whatever the live
 * document says (EVA-8). A glass whose tray is not here may be sealed.
 */
export function sheetOf(
  facts: BoardFacts,
  entry: PlanEntry,
  taster: TasterId,
): EvaluationValue | null {
  const code = codeFor(facts.plan, entry, taster);
  const glass = glassOf(facts, entry, taster);
  return code === null || glass === null || glass.sealed !== null
    ? null
    : (facts.sheets.get(sheetName(facts.place, taster, code))?.value ?? null);
}

/** EVA-8: one taster's sealed sheet of an entry from its record: null where none stands, or not the version of the tray yet. */
export function recordOf(
  facts: BoardFacts,
  entry: PlanEntry,
  taster: TasterId,
): SealedSheet | null {
  const glass = glassOf(facts, entry, taster);
  if (glass === null || glass.sealed === null) return null;
  const record = facts.records.get(sheetName(facts.place, taster, glass.code)) ?? null;
  return record?.version === glass.sealed.version ? record : null;
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
