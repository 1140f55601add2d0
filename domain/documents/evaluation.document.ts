import type * as Y from 'yjs';
import { accept, type Result } from '../refusal.ts';
import {
  ATTRIBUTE_KEYS,
  type AttributeKey,
  DESCRIPTOR_KEYS,
  type DescriptorKey,
} from '../words/attributes.ts';
import { isMillimetres, type Millimetres } from '../words/millimetres.ts';
import {
  type Calibration,
  readCalibration,
  readSignature,
  type Signature,
} from './evaluation-parts.ts';
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

/** The longest texts of a sheet, in characters: a device that writes more is not this program's. */
const LONGEST = { heatingDevice: 20, comments: 2000, language: 35, startedAt: 40 } as const;

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
    doc.getMap('fields').set('heatingDevice', text.slice(0, LONGEST.heatingDevice)),
  );
}

/** Keeps the taster's comments, at most 2,000 characters. */
export function setComments(doc: Y.Doc, text: string): void {
  write(doc, 'set comments', () =>
    doc.getMap('fields').set('comments', text.slice(0, LONGEST.comments)),
  );
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
export function isSigned(doc: Y.Doc): boolean {
  const signature = readSignature(doc.getMap('fields').get('signature'));
  return signature !== null && signature !== 'invalid';
}

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
  const signature = readSignature(fields.get('signature'));
  if (signature === 'invalid') return invalidField('signature');
  const calibration = readCalibration(fields.get('calibration'));
  if (calibration === 'invalid') return invalidField('calibration');
  const tooLong = Object.entries(LONGEST).find(
    ([field, most]) => (text(fields.get(field)) ?? '').length > most,
  );
  if (tooLong !== undefined) return invalidField(tooLong[0]);
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
