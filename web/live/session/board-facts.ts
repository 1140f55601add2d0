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

/** The live documents of a session by name, read as plain values, with their plan. */
export type BoardFacts = {
  readonly place: SessionPlace;
  readonly plan: PlanValue;
  /** The definition of the sheet that was served, or is planned (SHT-1). */
  readonly definition: SheetDefinition;
  readonly trays: ReadonlyMap<string, Watched<TrayValue>>;
  /** The sheets as they are being marked; sealed ones are not read here (EVA-8). */
  readonly sheets: ReadonlyMap<string, Watched<EvaluationValue>>;
  /** The sealed sheets from their records, by document name. */
  readonly records: ReadonlyMap<string, SealedSheet>;
  readonly notes: ReadonlyMap<string, Watched<AssessmentNotes>>;
  /** The presence of the tasters' devices, by the names of their trays. */
  readonly words: ReadonlyMap<string, HeardWord>;
  /** When the server last heard of a taster's booth, in ms since 1970, to the minute (BRD-27). */
  readonly heard: ReadonlyMap<string, number>;
};

/** One taster's tray; null while it is not loaded. */
export const trayOf = (facts: BoardFacts, taster: TasterId): TrayValue | null =>
  facts.trays.get(trayName(facts.place, taster))?.value ?? null;

/**
 * One taster's live sheet of an entry. It is null while not loaded, and once the sheet is sealed,
 * whatever the live document says (EVA-8). It is null too if the tray is not loaded, since the
 * glass may be sealed.
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

/**
 * One taster's sealed sheet of an entry from its record (EVA-8). It is null if there is none, or if
 * the record is not of the tray's version yet.
 */
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

/** The working notes on a sample; null while they are not loaded. */
export const notesOf = (facts: BoardFacts, sample: SampleId): AssessmentNotes | null =>
  facts.notes.get(notesName(facts.place, sample))?.value ?? null;

/** The exclusion of a taster's sheet of an entry; null if the sheet counts. */
export const exclusionOf = (
  facts: BoardFacts,
  entry: PlanEntry,
  taster: TasterId,
): Exclusion | null =>
  notesOf(facts, entry.sample)?.exclusions.find(
    (exclusion) => exclusion.taster === taster && exclusion.replicate === entry.replicate,
  ) ?? null;
