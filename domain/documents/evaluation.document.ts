import type * as Y from 'yjs';
import { z } from 'zod';
import { firstCharacters } from '../fields/text-length.ts';
import { accept, type Result } from '../refusal.ts';
import {
  type AttributeKey,
  DESCRIPTOR_KEYS,
  type DescriptorKey,
  FRUITY_KINDS,
} from '../words/attributes.ts';
import { eachAttribute } from '../words/each-attribute.ts';
import { isHeatingDevice } from '../words/heating-device.ts';
import { instantSchema } from '../words/instant-schemas.ts';
import { type Millimetres, millimetresSchema } from '../words/millimetres.ts';
import { type ApartLines, apartLines, apartSchema, settleLine } from './apart-lines.ts';
import { type DocumentSchema, newestOf, readDocument } from './document-schema.ts';
import {
  type Calibration,
  calibrationSchema,
  type Signature,
  signatureSchema,
  writtenCalibrationSchema,
} from './evaluation-parts.ts';
import {
  BY_SERVER,
  type DocumentHeader,
  type DocumentProblem,
  write,
  writeHeader,
} from './header.ts';
import { ROOT_TYPES } from './root-types.ts';
import { answersDigest, linesWrittenSince, writesOf } from './signed-values.ts';

/** The longest texts of a sheet, in characters: a longer text does not come from this program. */
const LONGEST = {
  heatingDevice: 20,
  comments: 2000,
  notes: 2000,
  language: 35,
  startedAt: 40,
  device: 400,
} as const;

/**
 * The points of a sheet by the key of their item. The sheet's definition says which items exist,
 * and how many points each allows.
 */
export const pointsSchema = z
  .record(z.string().regex(/^[a-z][a-z0-9-]{0,39}$/), z.int().min(0).max(100))
  .readonly();

const text = (most: number) =>
  z.preprocess((value) => (typeof value === 'string' ? value : ''), z.string().max(most));
const textOrNone = (most: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value : null),
    z.string().max(most).nullable(),
  );

/** The content schema of a sheet (EVA-1). */
export const EVALUATION_CONTENT = z.object({
  marks: z.strictObject(eachAttribute(() => millimetresSchema.exactOptional())).readonly(),
  points: pointsSchema.default({}),
  apart: apartSchema.default({}),
  fields: z.object({
    fruityKind: z.enum(FRUITY_KINDS).nullable().default(null),
    otherDescriptor: z.enum(DESCRIPTOR_KEYS).nullable().default(null),
    smelledOnly: z.boolean().default(false),
    heatingDevice: text(LONGEST.heatingDevice),
    comments: text(LONGEST.comments),
    /**
     * What the taster perceived, in the own words, on a training sheet; absent where nothing was
     * written (TRN-8).
     */
    notes: z.string().max(LONGEST.notes).exactOptional(),
    language: textOrNone(LONGEST.language),
    startedAt: textOrNone(LONGEST.startedAt),
    calibration: calibrationSchema.readonly().nullable().default(null),
    /**
     * The device on which a sheet without a calibrated screen was last opened; absent where the
     * calibration has it (BTH-10).
     */
    device: z.string().max(LONGEST.device).exactOptional(),
    signature: signatureSchema.readonly().nullable().default(null),
  }),
});

/** A language tag (BCP 47), also of a language into which this version is not translated. */
const languageTag = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/);

const isDeviceOrNone = (text: string): boolean => text.trim() === '' || isHeatingDevice(text);

/**
 * The stricter schema for writing: timestamps, languages, heating devices and calibrations that can
 * exist (SEC-87).
 */
const WRITTEN = EVALUATION_CONTENT.extend({
  fields: EVALUATION_CONTENT.shape.fields.extend({
    heatingDevice: z.string().max(LONGEST.heatingDevice).refine(isDeviceOrNone),
    language: languageTag.max(LONGEST.language).nullable(),
    startedAt: instantSchema.nullable(),
    calibration: writtenCalibrationSchema.readonly().nullable(),
  }),
});

/**
 * The schema of a sheet, the live document *evaluation* (EVA-1). A missing mark is absent, never
 * zero (M-SCALE).
 */
export const EVALUATION: DocumentSchema<z.infer<typeof EVALUATION_CONTENT>> = {
  kind: 'evaluation',
  fields: 'fields',
  ...ROOT_TYPES.evaluation,
  content: EVALUATION_CONTENT,
  written: WRITTEN,
  steps: [],
};

/** One taster's sheet for one glass, as a plain value. */
export type EvaluationValue = {
  readonly header: DocumentHeader;
  /** The points by item; absent where no item has points, so also of a sheet of lines (SHT-2). */
  readonly points?: Points;
  /**
   * The lines that differ from the signed values, as `map.key`. Absent where the signature covers
   * the present answers, where it names no values, and without a signature (SHT-17).
   */
  readonly changedSinceSigned?: readonly string[];
  /**
   * The conflicts that the taster has not confirmed: lines with concurrent edits of two devices,
   * with the replaced answers; absent where there is none (SHT-19).
   */
  readonly apart?: ApartLines;
} & Pick<z.infer<typeof EVALUATION_CONTENT>, 'marks'> &
  Readonly<z.infer<typeof EVALUATION_CONTENT>['fields']>;

/** Whole points by the key of their item; an unanswered item is absent, not zero. */
export type Points = z.infer<typeof pointsSchema>;

/**
 * The points field of a sheet; no field at all where there are no points, as in every sheet of
 * lines.
 */
export const pointsSaid = (points: Points): Pick<EvaluationValue, 'points'> =>
  Object.keys(points).length === 0 ? {} : { points };

/**
 * Writes the first content of a new sheet; only the server calls it, once, before it serves the
 * document.
 */
export function createEvaluation(doc: Y.Doc, birth: string): void {
  write(doc, BY_SERVER, () =>
    writeHeader(doc, { kind: 'evaluation', version: newestOf(EVALUATION), birth }),
  );
}

/**
 * Fills the document of a re-opened sheet with the sealed answers, unsigned, under a new document
 * generation id (EVA-5). A device that still has the old generation never merges it into the new
 * one.
 */
export function restoreEvaluation(
  doc: Y.Doc,
  birth: string,
  sealed: Omit<EvaluationValue, 'header' | 'changedSinceSigned' | 'apart'>,
): void {
  const { marks, points = {}, signature: _signature, ...fields } = sealed;
  write(doc, BY_SERVER, () => {
    writeHeader(doc, { kind: 'evaluation', version: newestOf(EVALUATION), birth });
    for (const [attribute, mm] of Object.entries(marks)) doc.getMap('marks').set(attribute, mm);
    for (const [item, given] of Object.entries(points)) doc.getMap('points').set(item, given);
    for (const [field, value] of Object.entries(fields)) doc.getMap('fields').set(field, value);
  });
}

/** Writes one answer of a sheet. A new answer also resolves the conflict of its line (SHT-19). */
function answer(doc: Y.Doc, name: string, [map, key]: readonly [string, string], value: unknown) {
  write(doc, name, () => {
    doc.getMap(map).set(key, value);
    settleLine(doc, `${map}.${key}`);
  });
}

/** Sets one mark in whole millimetres; null removes it (blank, not zero). */
export function setMark(doc: Y.Doc, attribute: AttributeKey, mm: Millimetres | null): void {
  answer(doc, 'set mark', ['marks', attribute], mm);
}

/** Sets the whole points of an item; null removes them (blank, not zero) (SHT-2). */
export function setPoints(doc: Y.Doc, item: string, points: number | null): void {
  answer(doc, 'set points', ['points', item], points);
}

/** Sets whether the fruitiness is green or ripe. */
export function setFruityKind(doc: Y.Doc, kind: 'green' | 'ripe' | null): void {
  answer(doc, 'set fruity kind', ['fields', 'fruityKind'], kind);
}

/** Sets the descriptor of *other negative*. */
export function setOtherDescriptor(doc: Y.Doc, descriptor: DescriptorKey | null): void {
  answer(doc, 'set other descriptor', ['fields', 'otherDescriptor'], descriptor);
}

/**
 * Sets whether the oil was only smelled and not tasted, which is allowed for a very defective oil
 * (M-SHEET). It changes no figure.
 */
export function setSmelledOnly(doc: Y.Doc, isSmelledOnly: boolean): void {
  answer(doc, 'set smelled only', ['fields', 'smelledOnly'], isSmelledOnly);
}

/** Sets the number of the heating device. */
export function setHeatingDevice(doc: Y.Doc, text: string): void {
  const kept = firstCharacters(text, LONGEST.heatingDevice);
  answer(doc, 'set heating device', ['fields', 'heatingDevice'], kept);
}

/** Sets the taster's comments, at most 2,000 characters. */
export function setComments(doc: Y.Doc, text: string): void {
  answer(doc, 'set comments', ['fields', 'comments'], firstCharacters(text, LONGEST.comments));
}

/** Sets the taster's notes of what was perceived, at most 2,000 characters (TRN-8). */
export function setNotes(doc: Y.Doc, text: string): void {
  const kept = firstCharacters(text, LONGEST.notes);
  answer(doc, 'set notes', ['fields', 'notes'], kept === '' ? null : kept);
}

/**
 * Starts a sheet: the taster has confirmed the code on the glass. It stores the language, and the
 * screen calibration where lengths are marked; otherwise the device.
 */
export function startEvaluation(
  doc: Y.Doc,
  facts: {
    readonly at: string;
    readonly language: string;
    readonly calibration: Calibration | null;
    readonly device?: string | undefined;
  },
): void {
  write(doc, 'start evaluation', () => {
    const fields = doc.getMap('fields');
    if (typeof fields.get('startedAt') !== 'string') fields.set('startedAt', facts.at);
    fields.set('language', facts.language);
    if (facts.calibration !== null) fields.set('calibration', facts.calibration);
    else if (facts.device !== undefined)
      fields.set('device', firstCharacters(facts.device, LONGEST.device));
  });
}

/**
 * Signs the sheet: the signature and the values that it signs are written in one record (SHT-16).
 */
export function signEvaluation(doc: Y.Doc, signature: Signature): void {
  const read = readEvaluation(doc);
  const values = read.ok && { digest: answersDigest(read.value), writes: writesOf(doc) };
  write(doc, 'sign', () =>
    doc.getMap('fields').set('signature', { ...signature, ...(values && { values }) }),
  );
}

/**
 * Removes a signature without a digest from a sheet that has gaps, before a gap is filled (BTH-46,
 * SHT-18).
 */
export function withdrawSignature(doc: Y.Doc): void {
  write(doc, 'withdraw signature', () => doc.getMap('fields').set('signature', null));
}

/** Removes the signature of a sheet that the leader re-opened; only the server calls it. */
export function clearSignature(doc: Y.Doc): void {
  write(doc, BY_SERVER, () => doc.getMap('fields').set('signature', null));
}

/**
 * Whether a sheet has a signature that covers every write, and no conflict waits for confirmation.
 * A signature from before version 0.2 names no writes, and counts. The other fields are not read.
 */
export function isSigned(doc: Y.Doc): boolean {
  const signature = signatureSchema.safeParse(doc.getMap('fields').get('signature')).data;
  if (signature === undefined || Object.keys(apartLines(doc)).length > 0) return false;
  return (
    signature.values === undefined || linesWrittenSince(doc, signature.values, true).length === 0
  );
}

/** Reads a sheet into a plain value, or refuses with the name of the invalid field (EVA-1). */
export function readEvaluation(doc: Y.Doc): Result<EvaluationValue, DocumentProblem> {
  const read = readDocument(doc, EVALUATION);
  if (!read.ok) return read;
  const { header, content } = read.value;
  const { marks, points, fields } = content;
  const apart = apartLines(doc);
  const value: EvaluationValue = {
    header,
    marks,
    ...pointsSaid(points),
    ...fields,
    ...(Object.keys(apart).length > 0 && { apart }),
  };
  const signed = fields.signature?.values;
  if (signed === undefined) return accept(value);
  const lines = linesWrittenSince(doc, signed);
  const isAsSigned = lines.length === 0 && signed.digest === answersDigest(value);
  return accept(isAsSigned ? value : { ...value, changedSinceSigned: lines });
}
