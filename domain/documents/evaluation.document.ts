import type * as Y from 'yjs';
import { accept, type Result } from '../refusal.ts';
import { isMillimetres, type Millimetres } from '../scale/millimetres.ts';
import {
  ATTRIBUTE_KEYS,
  type AttributeKey,
  DESCRIPTOR_KEYS,
  type DescriptorKey,
} from '../sheet/attributes.ts';
import {
  type DocumentHeader,
  type DocumentProblem,
  invalidField,
  readHeader,
  write,
  writeHeader,
} from './header.ts';

/** The newest schema of an evaluation this program writes. */
export const EVALUATION_VERSION = 1;

/** How the screen was measured when the line was marked (experience.md, calibration). */
export type Calibration = {
  readonly pixelsPerMm: number;
  readonly pixelRatio: number;
  readonly window: readonly [number, number];
  readonly device: string;
  readonly at: string;
};

/** A signature drawn on the pad: strokes as x, y pairs in pad units 0 to 1000, and the instant of signing. */
export type Signature = {
  readonly strokes: readonly (readonly number[])[];
  readonly at: string;
};

/** One taster's sheet for one glass. A missing mark is absent, never zero (M-SCALE). */
export type EvaluationValue = {
  readonly header: DocumentHeader;
  readonly marks: Readonly<Partial<Record<AttributeKey, Millimetres>>>;
  readonly fruityKind: 'green' | 'ripe' | null;
  readonly otherDescriptor: DescriptorKey | null;
  readonly heatingDevice: string;
  readonly comments: string;
  readonly language: string | null;
  readonly startedAt: string | null;
  readonly calibration: Calibration | null;
  readonly signature: Signature | null;
};

/** Fills a new evaluation; only the server does, once, before anybody is served it. */
export function createEvaluation(doc: Y.Doc, birth: string): void {
  write(doc, 'server', () =>
    writeHeader(doc, { kind: 'evaluation', version: EVALUATION_VERSION, birth }),
  );
}

/** Sets one mark in whole millimetres, or takes it back with null (blank, not zero). */
export function setMark(doc: Y.Doc, attribute: AttributeKey, mm: Millimetres | null): void {
  write(doc, 'set mark', () => doc.getMap('marks').set(attribute, mm));
}

/** Says whether the fruitiness is green or ripe. */
export function setFruityKind(doc: Y.Doc, kind: 'green' | 'ripe' | null): void {
  write(doc, 'set fruity kind', () => doc.getMap('fields').set('fruityKind', kind));
}

/** Names the descriptor of *other negative*. */
export function setOtherDescriptor(doc: Y.Doc, descriptor: DescriptorKey | null): void {
  write(doc, 'set other descriptor', () => doc.getMap('fields').set('otherDescriptor', descriptor));
}

/** Keeps the glass position of the heating device. */
export function setHeatingDevice(doc: Y.Doc, text: string): void {
  write(doc, 'set heating device', () =>
    doc.getMap('fields').set('heatingDevice', text.slice(0, 20)),
  );
}

/** Keeps the taster's comments, at most 2,000 characters. */
export function setComments(doc: Y.Doc, text: string): void {
  write(doc, 'set comments', () => doc.getMap('fields').set('comments', text.slice(0, 2000)));
}

/** Opens the sheet: the code on the glass was confirmed, on this screen, in this language. */
export function startEvaluation(
  doc: Y.Doc,
  facts: { readonly at: string; readonly language: string; readonly calibration: Calibration },
): void {
  write(doc, 'start evaluation', () => {
    const fields = doc.getMap('fields');
    if (typeof fields.get('startedAt') !== 'string') fields.set('startedAt', facts.at);
    fields.set('language', facts.language);
    fields.set('calibration', facts.calibration);
  });
}

/** Signs the sheet: the signature travels in the same record as the scores. */
export function signEvaluation(doc: Y.Doc, signature: Signature): void {
  write(doc, 'sign', () => doc.getMap('fields').set('signature', signature));
}

/** Clears the signature of a sheet that the leader re-opened; only the server calls it. */
export function clearSignature(doc: Y.Doc): void {
  write(doc, 'server', () => doc.getMap('fields').set('signature', null));
}

/** Whether a sheet bears a signature, without reading the rest of it. */
export const isSigned = (doc: Y.Doc): boolean => isRecord(doc.getMap('fields').get('signature'));

/** EVA-1: reads a sheet to a plain value, or names the field that is not as it must be. */
export function readEvaluation(doc: Y.Doc): Result<EvaluationValue, DocumentProblem> {
  const header = readHeader(doc, 'evaluation', EVALUATION_VERSION);
  if (!header.ok) return header;
  const marks: Partial<Record<AttributeKey, Millimetres>> = {};
  for (const [key, value] of doc.getMap('marks').entries()) {
    const attribute = ATTRIBUTE_KEYS.find((known) => known === key);
    if (attribute === undefined) return invalidField(`marks.${key}`);
    if (value === null) continue;
    if (!isMillimetres(value)) return invalidField(`marks.${key}`);
    marks[attribute] = value;
  }
  const fields = doc.getMap('fields');
  const kind = fields.get('fruityKind') ?? null;
  if (kind !== null && kind !== 'green' && kind !== 'ripe') return invalidField('fruityKind');
  const named = fields.get('otherDescriptor') ?? null;
  const descriptor = DESCRIPTOR_KEYS.find((known) => known === named) ?? null;
  if (named !== null && descriptor === null) return invalidField('otherDescriptor');
  const signature = fields.get('signature') ?? null;
  if (signature !== null && !isSignature(signature)) return invalidField('signature');
  const calibration = fields.get('calibration') ?? null;
  if (calibration !== null && !isCalibration(calibration)) return invalidField('calibration');
  return accept({
    header: header.value,
    marks,
    fruityKind: kind,
    otherDescriptor: descriptor,
    heatingDevice: text(fields.get('heatingDevice')) ?? '',
    comments: text(fields.get('comments')) ?? '',
    language: text(fields.get('language')),
    startedAt: text(fields.get('startedAt')),
    calibration,
    signature,
  });
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

function isSignature(value: unknown): value is Signature {
  if (!isRecord(value) || typeof value['at'] !== 'string') return false;
  const strokes = value['strokes'];
  return (
    Array.isArray(strokes) &&
    strokes.length > 0 &&
    strokes.length <= 200 &&
    strokes.every(
      (stroke) => Array.isArray(stroke) && stroke.length <= 4000 && stroke.every(isNumber),
    )
  );
}

function isCalibration(value: unknown): value is Calibration {
  if (!isRecord(value)) return false;
  const window = value['window'];
  return (
    isNumber(value['pixelsPerMm']) &&
    value['pixelsPerMm'] > 0 &&
    isNumber(value['pixelRatio']) &&
    typeof value['device'] === 'string' &&
    typeof value['at'] === 'string' &&
    Array.isArray(window) &&
    window.length === 2 &&
    window.every(isNumber)
  );
}
