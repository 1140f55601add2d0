import type * as Y from 'yjs';
import { z } from 'zod';
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

/** The longest texts of a sheet, in characters: a device that writes more is not this program's. */
const LONGEST = {
  heatingDevice: 20,
  comments: 2000,
  notes: 2000,
  language: 35,
  startedAt: 40,
  device: 400,
} as const;

/** By which item of its sheet points are kept, and how many there may be of any: the sheet itself says which, and how many. */
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

/** EVA-1: what a sheet says. */
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
    /** TRN-8: what was perceived, in the taster's own words, on the sheet of a training; absent where nothing was written. */
    notes: z.string().max(LONGEST.notes).exactOptional(),
    language: textOrNone(LONGEST.language),
    startedAt: textOrNone(LONGEST.startedAt),
    calibration: calibrationSchema.readonly().nullable().default(null),
    /** BTH-10: the device on which a sheet that needs no measured screen was taken up last; absent where the measure says it. */
    device: z.string().max(LONGEST.device).exactOptional(),
    signature: signatureSchema.readonly().nullable().default(null),
  }),
});

/** The tag of a language (BCP 47), also of one that this version has no words for. */
const languageTag = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/);

const isDeviceOrNone = (text: string): boolean => text.trim() === '' || isHeatingDevice(text);

/** SEC-87: what a device writes: instants, languages, heating devices and measures of screens that there are. */
const WRITTEN = EVALUATION_CONTENT.extend({
  fields: EVALUATION_CONTENT.shape.fields.extend({
    heatingDevice: z.string().max(LONGEST.heatingDevice).refine(isDeviceOrNone),
    language: languageTag.max(LONGEST.language).nullable(),
    startedAt: instantSchema.nullable(),
    calibration: writtenCalibrationSchema.readonly().nullable(),
  }),
});

/** EVA-1: what a sheet holds. A missing mark is absent, never zero (M-SCALE). */
export const EVALUATION: DocumentSchema<z.infer<typeof EVALUATION_CONTENT>> = {
  kind: 'evaluation',
  fields: 'fields',
  ...ROOT_TYPES.evaluation,
  content: EVALUATION_CONTENT,
  written: WRITTEN,
  steps: [],
};

/** One taster's sheet for one glass. */
export type EvaluationValue = {
  readonly header: DocumentHeader;
  /** SHT-2: by item, where anything was answered with points; absent of a sheet of lines. */
  readonly points?: Points;
  /** SHT-17: the lines that differ from what was signed, as `map.key`; absent where the signature stands on what the sheet says. */
  readonly changedSinceSigned?: readonly string[];
  /** SHT-19: the lines that two devices answered apart and the taster has not confirmed, with the answers that gave way; absent where there is none. */
  readonly apart?: ApartLines;
} & Pick<z.infer<typeof EVALUATION_CONTENT>, 'marks'> &
  Readonly<z.infer<typeof EVALUATION_CONTENT>['fields']>;

/** Whole points by the key of their item; what was not answered is absent, and not zero. */
export type Points = z.infer<typeof pointsSchema>;

/** What a sheet says of points: nothing at all where none are given, as it always was of a sheet of lines. */
export const pointsSaid = (points: Points): Pick<EvaluationValue, 'points'> =>
  Object.keys(points).length === 0 ? {} : { points };

/** Fills a new evaluation; only the server does, once, before anybody is served it. */
export function createEvaluation(doc: Y.Doc, birth: string): void {
  write(doc, BY_SERVER, () =>
    writeHeader(doc, { kind: 'evaluation', version: newestOf(EVALUATION), birth }),
  );
}

/**
 * EVA-5: fills the document of a sheet that is opened again, under a birth of its own: as it was sealed, unsigned. What a
 * device still holds of the birth before is another copy, and is never merged into it.
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

/** One answer of a sheet. Whoever answers a line again has settled what waited there (SHT-19). */
function answer(doc: Y.Doc, name: string, [map, key]: readonly [string, string], value: unknown) {
  write(doc, name, () => {
    doc.getMap(map).set(key, value);
    settleLine(doc, `${map}.${key}`);
  });
}

/** Sets one mark in whole millimetres, or takes it back with null (blank, not zero). */
export function setMark(doc: Y.Doc, attribute: AttributeKey, mm: Millimetres | null): void {
  answer(doc, 'set mark', ['marks', attribute], mm);
}

/** SHT-2: gives whole points to an item of the sheet, or takes them back with null (blank, not zero). */
export function setPoints(doc: Y.Doc, item: string, points: number | null): void {
  answer(doc, 'set points', ['points', item], points);
}

/** Says whether the fruitiness is green or ripe. */
export function setFruityKind(doc: Y.Doc, kind: 'green' | 'ripe' | null): void {
  answer(doc, 'set fruity kind', ['fields', 'fruityKind'], kind);
}

/** Names the descriptor of *other negative*. */
export function setOtherDescriptor(doc: Y.Doc, descriptor: DescriptorKey | null): void {
  answer(doc, 'set other descriptor', ['fields', 'otherDescriptor'], descriptor);
}

/** M-SHEET: says whether the oil was smelled and not tasted, as one may with a very defective one. It changes no figure. */
export function setSmelledOnly(doc: Y.Doc, isSmelledOnly: boolean): void {
  answer(doc, 'set smelled only', ['fields', 'smelledOnly'], isSmelledOnly);
}

/** Keeps the glass position of the heating device. */
export function setHeatingDevice(doc: Y.Doc, text: string): void {
  const kept = text.slice(0, LONGEST.heatingDevice);
  answer(doc, 'set heating device', ['fields', 'heatingDevice'], kept);
}

/** Keeps the taster's comments, at most 2,000 characters. */
export function setComments(doc: Y.Doc, text: string): void {
  answer(doc, 'set comments', ['fields', 'comments'], text.slice(0, LONGEST.comments));
}

/** TRN-8: keeps the taster's notes of what was perceived, at most 2,000 characters. */
export function setNotes(doc: Y.Doc, text: string): void {
  const kept = text.slice(0, LONGEST.notes);
  answer(doc, 'set notes', ['fields', 'notes'], kept === '' ? null : kept);
}

/**
 * Opens the sheet: the code on the glass was confirmed, in this language, on this screen where lengths are marked on it, and
 * else on this device.
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
      fields.set('device', facts.device.slice(0, LONGEST.device));
  });
}

/** SHT-16: signs the sheet as it stands: the signature travels in the same record as the values it stands on. */
export function signEvaluation(doc: Y.Doc, signature: Signature): void {
  const read = readEvaluation(doc);
  const values = read.ok && { digest: answersDigest(read.value), writes: writesOf(doc) };
  write(doc, 'sign', () =>
    doc.getMap('fields').set('signature', { ...signature, ...(values && { values }) }),
  );
}

/** BTH-46, SHT-18: takes back a signature without a digest that a gap left without a sheet to stand on, before the gap is filled. */
export function withdrawSignature(doc: Y.Doc): void {
  write(doc, 'withdraw signature', () => doc.getMap('fields').set('signature', null));
}

/** Clears the signature of a sheet that the leader re-opened; only the server calls it. */
export function clearSignature(doc: Y.Doc): void {
  write(doc, BY_SERVER, () => doc.getMap('fields').set('signature', null));
}

/** Whether a sheet bears a signature that knew all that was written on it, and no line waits to be confirmed; the rest is not read. */
export function isSigned(doc: Y.Doc): boolean {
  const signature = signatureSchema.safeParse(doc.getMap('fields').get('signature')).data;
  if (signature === undefined || Object.keys(apartLines(doc)).length > 0) return false;
  return (
    signature.values === undefined || linesWrittenSince(doc, signature.values, true).length === 0
  );
}

/** EVA-1: reads a sheet to a plain value, or names the field that is not as it must be. */
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
