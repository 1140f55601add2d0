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
    /** The sheet was filled in on paper and keyed in at the desk; absent otherwise (KEY-6). */
    keyed: z.boolean().exactOptional(),
    /** Who keyed it in; absent otherwise, and on trays of older versions. */
    keyedBy: z.string().exactOptional(),
  })
  .readonly();
/**
 * The re-opening of a sealed sheet: when, by whom, and the reason that its taster reads (EVA-12).
 */
const reopeningSchema = z.object({ at: z.string(), by: z.string(), reason: z.string() }).readonly();

/** The re-opening of a sealed sheet: when, by whom and why (EVA-12). */
export type Reopening = z.infer<typeof reopeningSchema>;

/**
 * A taster's call: since when, and why. For a wrong glass also the code on it, where one was typed.
 */
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
      /**
       * The definition of the panel's own sheet, read by `trayDefinition`; absent for a built-in
       * sheet (SHT-9).
       */
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

/** The schema of a tray (TRA-1). Codes are keyed by their position from the left, from 1. */
export const TRAY: DocumentSchema<z.infer<typeof contentSchema>> = {
  kind: 'tray',
  fields: 'tray',
  ...ROOT_TYPES.tray,
  content: contentSchema,
  steps: [],
};

/**
 * One glass of one taster. `sealed` is when the server stored the signed sheet, with its version
 * from 1.
 */
export type Glass = {
  readonly code: TastingCode;
  readonly sealed: z.infer<typeof sealSchema> | null;
  /**
   * Only for a re-opened sheet that is not sealed again; null once the session was validated, as
   * nothing can be corrected (EVA-12).
   */
  readonly reopened?: Reopening | null;
  /** Only for a sealed sheet of a training session that shows its answers (TRN-3). */
  readonly answer?: TrainingAnswer;
};

/**
 * Whether the taster may taste: open while the session is shown, hidden while it is hidden, closed
 * once tasting has ended.
 */
export type TrayState = z.infer<typeof stateSchema>;

/**
 * The glasses of one taster, from the left, with all that the taster's device may know and nothing
 * more.
 */
export type TrayValue = z.infer<typeof contentSchema>['tray'] & {
  readonly header: DocumentHeader;
  readonly glasses: readonly Glass[];
};

/** Writes the first content of a new tray; only the server writes trays. */
export function createTray(
  doc: Y.Doc,
  facts: {
    readonly birth: string;
    readonly session: number;
    readonly date: string;
    readonly sheet: string;
    /** The definition of a panel's own sheet (SHT-9). */
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
 * Marks a glass as sealed and starts the rest. Null re-opens it, with author and reason where they
 * are given. Without an end of the rest, a running rest does not change.
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

/** Writes the answer to a sealed glass; null removes it (TRN-3). */
export function setAnswer(doc: Y.Doc, code: TastingCode, answer: TrainingAnswer | null): void {
  write(doc, BY_SERVER, () => doc.getMap('answers').set(code, answer));
}

/** Ends the rest early. */
export function endRest(doc: Y.Doc): void {
  write(doc, BY_SERVER, () => doc.getMap('tray').set('restUntil', null));
}

/** Sets or clears the taster's call on the leader's board. */
export function setCall(doc: Y.Doc, call: TrayValue['call']): void {
  write(doc, BY_SERVER, () => doc.getMap('tray').set('call', call));
}

/**
 * Reads a tray into a plain value, glasses in serving order, or refuses with the name of the
 * invalid field (TRA-1).
 */
export function readTray(doc: Y.Doc): Result<TrayValue, DocumentProblem> {
  const read = readDocument(doc, TRAY);
  if (!read.ok) return read;
  const { header, content } = read.value;
  const glasses: Glass[] = [];
  // A tombstone still counts as a position.
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
