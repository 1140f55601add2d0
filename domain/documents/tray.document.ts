import type * as Y from 'yjs';
import { z } from 'zod';
import { accept, type Result } from '../refusal.ts';
import { parseTastingCode, type TastingCode } from '../words/ids.ts';
import { type TrainingAnswer, trainingAnswerSchema } from '../words/training-answer.ts';
import { type DocumentSchema, newestOf, readDocument } from './document-schema.ts';
import {
  BY_SERVER,
  type DocumentHeader,
  type DocumentProblem,
  invalidField,
  write,
  writeHeader,
} from './header.ts';
import { ROOT_TYPES } from './root-types.ts';

const sealSchema = z
  .object({
    at: z.string(),
    version: z.number(),
    digest: z.string(),
    /** KEY-6: it was filled in on paper and keyed in at the desk; absent where not. */
    keyed: z.boolean().exactOptional(),
    /** By whom; absent where not, and on trays of earlier programs. */
    keyedBy: z.string().exactOptional(),
  })
  .readonly();
/** EVA-12: by whom a sealed sheet was opened again, when, and why, in the words that were written for its taster. */
const reopeningSchema = z.object({ at: z.string(), by: z.string(), reason: z.string() }).readonly();

/** EVA-12: by whom a sealed sheet was opened again, when, and why. */
export type Reopening = z.infer<typeof reopeningSchema>;

/** A taster's call: since when, and why; of a wrong glass the code that was read on it, where one was typed. */
export const callSchema = z
  .object({
    at: z.string(),
    reason: z.enum(['help', 'wrong-glass']),
    read: z.string().exactOptional(),
  })
  .readonly();
const stateSchema = z.enum(['open', 'hidden', 'closed']);

const contentSchema = z.object({
  tray: z
    .object({
      session: z.number(),
      date: z.string(),
      sheet: z.string(),
      /** SHT-9: what that sheet is, where it is the panel's own: read by `trayDefinition`. Absent of the program's. */
      definition: z.unknown().optional(),
      restSeconds: z.number(),
      state: stateSchema,
      restUntil: z.string().nullable().catch(null),
      call: callSchema.nullable().catch(null),
    })
    .readonly(),
  codes: z.record(z.string(), z.unknown()),
  seals: z.record(z.string(), sealSchema.nullable().catch(null)),
  reopenings: z.record(z.string(), reopeningSchema.nullable().catch(null)),
  answers: z.record(z.string(), trainingAnswerSchema.nullable().catch(null)),
});

/** TRA-1: what a tray holds. Codes are keyed by their place from the left, from 1. */
export const TRAY: DocumentSchema<z.infer<typeof contentSchema>> = {
  kind: 'tray',
  fields: 'tray',
  ...ROOT_TYPES.tray,
  content: contentSchema,
  steps: [],
};

/** One glass before one taster. `sealed` says when the server stored the signed sheet, and its version from 1. */
export type Glass = {
  readonly code: TastingCode;
  readonly sealed: z.infer<typeof sealSchema> | null;
  /**
   * EVA-12: only of a sheet that was opened again and is not sealed anew; null while there is nothing to correct, since the
   * session was validated meanwhile.
   */
  readonly reopened?: Reopening | null;
  /** TRN-3: only of a sealed sheet of a training session that answers. */
  readonly answer?: TrainingAnswer;
};

/** Whether the taster may taste: open while the session is shown, closed otherwise. */
export type TrayState = z.infer<typeof stateSchema>;

/** The glasses before one taster, from the left, with everything that taster's device may know and no more. */
export type TrayValue = z.infer<typeof contentSchema>['tray'] & {
  readonly header: DocumentHeader;
  readonly glasses: readonly Glass[];
};

/** Fills a new tray; only the server writes trays. */
export function createTray(
  doc: Y.Doc,
  facts: {
    readonly birth: string;
    readonly session: number;
    readonly date: string;
    readonly sheet: string;
    /** SHT-9: of a sheet of the panel's own. */
    readonly definition?: object | null;
    readonly restSeconds: number;
    readonly codes: readonly TastingCode[];
  },
): void {
  write(doc, BY_SERVER, () => {
    writeHeader(doc, { kind: 'tray', version: newestOf(TRAY), birth: facts.birth });
    const tray = doc.getMap('tray');
    tray.set('session', facts.session);
    tray.set('date', facts.date);
    tray.set('sheet', facts.sheet);
    if (facts.definition != null) tray.set('definition', facts.definition);
    tray.set('restSeconds', facts.restSeconds);
    tray.set('state', 'open');
    facts.codes.forEach((code, index) => {
      doc.getMap('codes').set(String(index + 1), code);
    });
  });
}

/** Opens, hides or closes the tray. */
export function setTrayState(doc: Y.Doc, state: TrayState): void {
  write(doc, BY_SERVER, () => doc.getMap('tray').set('state', state));
}

/**
 * Marks a glass as sealed, and starts the rest; null re-opens it, and says by whom and why where that is given. Where no
 * end is given, a rest that runs stays as it is.
 */
export function setSealed(
  doc: Y.Doc,
  code: TastingCode,
  sealed: Glass['sealed'],
  restUntil?: string | null,
  reopened: Reopening | null = null,
): void {
  write(doc, BY_SERVER, () => {
    doc.getMap('seals').set(code, sealed);
    if (reopened !== null || doc.getMap('reopenings').has(code))
      doc.getMap('reopenings').set(code, sealed === null ? reopened : null);
    if (restUntil !== undefined) doc.getMap('tray').set('restUntil', restUntil);
  });
}

/** TRN-3: writes the answer to a sealed glass, or takes it away with null. */
export function setAnswer(doc: Y.Doc, code: TastingCode, answer: TrainingAnswer | null): void {
  write(doc, BY_SERVER, () => doc.getMap('answers').set(code, answer));
}

/** Ends the rest before its time. */
export function endRest(doc: Y.Doc): void {
  write(doc, BY_SERVER, () => doc.getMap('tray').set('restUntil', null));
}

/** Lights or clears the taster's call on the leader's board. */
export function setCall(doc: Y.Doc, call: TrayValue['call']): void {
  write(doc, BY_SERVER, () => doc.getMap('tray').set('call', call));
}

/** TRA-1: reads a tray to a plain value, glasses in serving order, or names the field that is not as it must be. */
export function readTray(doc: Y.Doc): Result<TrayValue, DocumentProblem> {
  const read = readDocument(doc, TRAY);
  if (!read.ok) return read;
  const { header, content } = read.value;
  const glasses: Glass[] = [];
  // A place that was taken back is a place all the same.
  for (let position = 1; position <= doc.getMap('codes').size; position += 1) {
    const code = parseTastingCode(String(content.codes[String(position)] ?? ''));
    if (code === null) return invalidField(`codes.${position}`);
    const sealed = content.seals[code] ?? null;
    const isReopened = sealed === null && doc.getMap('reopenings').has(code);
    const answer = sealed === null ? null : (content.answers[code] ?? null);
    glasses.push({
      code,
      sealed,
      ...(isReopened && { reopened: content.reopenings[code] ?? null }),
      ...(answer === null ? {} : { answer }),
    });
  }
  return accept({ header, ...content.tray, glasses });
}
