import type * as Y from 'yjs';
import { z } from 'zod';
import { accept, type Result } from '../refusal.ts';
import { parseTasterId, type TasterId } from '../words/ids.ts';
import type { Replicate } from '../words/replicate.ts';
import { type DocumentSchema, newestOf, readDocument } from './document-schema.ts';
import {
  BY_SERVER,
  type DocumentHeader,
  type DocumentProblem,
  invalidField,
  write,
  writeHeader,
} from './header.ts';
import { PLACES } from './places.ts';

const REPLICATES: Readonly<Partial<Record<string, Replicate>>> = { '1': 1, '2': 2 };

const whySchema = z.object({ reason: z.string(), by: z.string(), at: z.string() });

/** Of which taster's sheet for which replicate. */
const sheetKey = z.string().refine((key) => {
  const [taster = '', replicate = ''] = key.split('|');
  return parseTasterId(taster) !== null && REPLICATES[replicate] !== undefined;
});

const contentSchema = z.object({
  exclusions: z.record(sheetKey, whySchema),
  notes: z.string(),
});

/** ASM-1: what working notes hold. Exclusions are keyed by taster and replicate. */
export const ASSESSMENT: DocumentSchema<z.infer<typeof contentSchema>> = {
  kind: 'assessment',
  fields: '',
  ...PLACES.assessment,
  content: contentSchema,
  steps: [],
};

/** A sheet left out of a replicate's figures, by whom, when and why. */
export type Exclusion = Readonly<z.infer<typeof whySchema>> & {
  readonly taster: TasterId;
  readonly replicate: Replicate;
};

/** The leader's working notes on one sample of one session. */
export type AssessmentNotes = {
  readonly header: DocumentHeader;
  readonly exclusions: readonly Exclusion[];
  readonly notes: string;
};

/** Fills new working notes; only the command *show session* does. */
export function createAssessment(doc: Y.Doc, birth: string): void {
  write(doc, BY_SERVER, () =>
    writeHeader(doc, { kind: 'assessment', version: newestOf(ASSESSMENT), birth }),
  );
}

/** Leaves a sheet out of the figures with a reason. */
export function exclude(doc: Y.Doc, exclusion: Exclusion): void {
  const { taster, replicate, ...why } = exclusion;
  write(doc, 'exclude', () => doc.getMap('exclusions').set(`${taster}|${replicate}`, why));
}

/** Puts an excluded sheet back. */
export function putBack(doc: Y.Doc, taster: TasterId, replicate: Replicate): void {
  write(doc, 'put back', () => doc.getMap('exclusions').set(`${taster}|${replicate}`, null));
}

/** Whether the notes say anything of a sheet: that it is left out, or was put back. */
export const isNoted = (doc: Y.Doc, taster: TasterId, replicate: Replicate): boolean =>
  doc.getMap('exclusions').has(`${taster}|${replicate}`);

/** The notes on the sample, written together. */
export const assessmentNotes = (doc: Y.Doc): Y.Text => doc.getText('notes');

/** ASM-1: reads the working notes to a plain value, or names the field that is not as it must be. */
export function readAssessment(doc: Y.Doc): Result<AssessmentNotes, DocumentProblem> {
  const read = readDocument(doc, ASSESSMENT);
  if (!read.ok) return read;
  const { header, content } = read.value;
  const exclusions: Exclusion[] = [];
  for (const [key, why] of Object.entries(content.exclusions)) {
    const [tasterText = '', replicateText = ''] = key.split('|');
    const taster = parseTasterId(tasterText);
    const replicate = REPLICATES[replicateText];
    if (taster === null || replicate === undefined) return invalidField(`exclusions.${key}`);
    exclusions.push({ taster, replicate, ...why });
  }
  return accept({ header, exclusions, notes: content.notes });
}
