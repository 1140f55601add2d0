import type * as Y from 'yjs';
import {
  createAssessment,
  exclude,
  isNoted,
} from '../../../domain/documents/assessment.document.ts';
import { createEvaluation } from '../../../domain/documents/evaluation.document.ts';
import { createTray } from '../../../domain/documents/tray.document.ts';
import type { ServedGlass } from '../../../domain/sessions/decide-show.ts';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import type { TasterStatus } from '../../../domain/tasters/taster-status.ts';
import type { PanelId, SampleId, SessionCode, TasterId } from '../../../domain/words/ids.ts';
import type { NewDocument } from '../../database/documents/create-document-store.ts';
import { newDocument } from '../context/new-document.ts';

/** The input from which the live documents of a shown session are created. */
export type ServedSession = {
  readonly panel: PanelId;
  readonly session: SessionCode;
  readonly date: string;
  readonly sheet: string;
  /** The definition of the sheet if it is the panel's own, else null (SHT-9). */
  readonly definition?: SheetDefinition | null;
  readonly restSeconds: number;
  /** The glasses of complete trays: all or none of one taster's. */
  readonly glasses: readonly ServedGlass[];
  /**
   * The tasters whose sheets the working notes leave out from the start, with time and reason
   * (STS-4).
   */
  readonly leftOut?: LeftOut;
};

/**
 * The tasters who are not qualified on that date, with their status. `at` is when the session was
 * shown.
 */
export type LeftOut = {
  readonly at: string;
  readonly tasters: ReadonlyMap<TasterId, TasterStatus>;
};

/** The functions that fill new sheets and trays; sheets come first. */
export type FillDocuments = {
  readonly sheet: (doc: Y.Doc, birth: string, glass: ServedGlass) => void;
  readonly tray: (doc: Y.Doc, taster: TasterId) => void;
};

/**
 * Creates the trays, sheets and working notes of a session, for a blind tasting (BLI-2). A tray
 * holds codes in serving order and nothing about samples. A sheet is named by taster and code.
 * Notes are named by sample, and no taster has permission to read them. All are blank unless `fill`
 * fills them.
 */
export function sessionDocuments(
  served: ServedSession,
  fill: FillDocuments = { sheet: createEvaluation, tray: () => {} },
): readonly NewDocument[] {
  const { panel, session, glasses } = served;
  const samples = [...new Set(glasses.map(({ sample }) => sample))];
  return [
    ...glasses.map((glass) =>
      newDocument(
        { kind: 'evaluation', panel, session, taster: glass.taster, code: glass.code },
        (doc, birth) => fill.sheet(doc, birth, glass),
      ),
    ),
    ...trays(served, fill),
    ...samples.map((sample) =>
      newDocument({ kind: 'assessment', panel, session, sample }, (doc, birth) => {
        createAssessment(doc, birth);
        leaveOut(doc, served, sample);
      }),
    ),
  ];
}

/**
 * Excludes the sheets of tasters who are not qualified from a sample's figures (STS-4). A person
 * may put them back.
 */
export function leaveOut(
  doc: Y.Doc,
  { glasses, leftOut }: Pick<ServedSession, 'glasses' | 'leftOut'>,
  sample: SampleId,
): void {
  for (const glass of glasses) {
    const status = leftOut?.tasters.get(glass.taster);
    if (glass.sample !== sample || status === undefined || leftOut === undefined) continue;
    const { taster, replicate } = glass;
    if (isNoted(doc, taster, replicate)) continue;
    exclude(doc, { taster, replicate, reason: `status: ${status}`, by: 'server', at: leftOut.at });
  }
}

function trays(served: ServedSession, fill: FillDocuments): readonly NewDocument[] {
  const { panel, session, date, sheet, restSeconds, definition = null } = served;
  const ofTasters = new Map<TasterId, ServedGlass[]>();
  for (const glass of served.glasses)
    ofTasters.set(glass.taster, [...(ofTasters.get(glass.taster) ?? []), glass]);
  return [...ofTasters].map(([taster, glasses]) => {
    const codes = glasses.toSorted((a, b) => a.position - b.position).map(({ code }) => code);
    return newDocument({ kind: 'tray', panel, session, taster }, (doc, birth) => {
      createTray(doc, { birth, session, date, sheet, definition, restSeconds, codes });
      fill.tray(doc, taster);
    });
  });
}
