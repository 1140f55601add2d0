import type * as Y from 'yjs';
import { z } from 'zod';
import { reason } from '../fields/reason.ts';
import { accept, type Result } from '../refusal.ts';
import { parseTasterId, type TasterId } from '../words/ids.ts';
import { instantSchema } from '../words/instant-schemas.ts';
import type { Replicate } from '../words/replicate.ts';
import { type DocumentSchema, newestOf, readDocument } from './document-schema.ts';
import {
  BY_SERVER,
  type DocumentHeader,
  type DocumentProblem,
  write,
  writeHeader,
} from './header.ts';
import { ROOT_TYPES } from './root-types.ts';

const REPLICATES: Readonly<Partial<Record<string, Replicate>>> = { '1': 1, '2': 2 };

const whySchema = z.object({ reason: z.string(), by: z.string(), at: z.string() });

/** The key of a sheet in the notes: its taster and its replicate. */
const sheetKey = z.string().refine((key) => {
  const [taster = '', replicate = ''] = key.split('|');
  return parseTasterId(taster) !== null && REPLICATES[replicate] !== undefined;
});

const contentSchema = z.object({
  exclusions: z.record(sheetKey, whySchema),
  putBacks: z.record(sheetKey, whySchema),
  notes: z.string(),
});

/** The longest name of the author of an exclusion, in characters. */
const LONGEST_NAME = 200;

/**
 * Older notes are read as they are; a device may not write a reason that the page would refuse
 * (FRM-13, SEC-87).
 */
const judged = z.record(
  sheetKey,
  whySchema.extend({ reason, by: z.string().max(LONGEST_NAME), at: instantSchema }),
);

/**
 * The schema of working notes (ASM-1). Exclusions, and the reasons why sheets were put back, are
 * keyed by taster and replicate.
 */
export const ASSESSMENT: DocumentSchema<z.infer<typeof contentSchema>> = {
  kind: 'assessment',
  fields: '',
  ...ROOT_TYPES.assessment,
  content: contentSchema,
  written: contentSchema.extend({ exclusions: judged, putBacks: judged }),
  steps: [],
};

/**
 * A sheet left out of (excluded from) a replicate's figures or put back into them: by whom, when
 * and why.
 */
export type Exclusion = Readonly<z.infer<typeof whySchema>> & {
  readonly taster: TasterId;
  readonly replicate: Replicate;
};

/** The leader's working notes on one sample of one session. */
export type AssessmentNotes = {
  readonly header: DocumentHeader;
  readonly exclusions: readonly Exclusion[];
  /** Why sheets that had been left out were put back; of each sheet the last reason. */
  readonly putBacks: readonly Exclusion[];
  readonly notes: string;
};

/** Writes the first content of new working notes; only the command *show session* calls it. */
export function createAssessment(doc: Y.Doc, birth: string): void {
  write(doc, BY_SERVER, () =>
    writeHeader(doc, { kind: 'assessment', version: newestOf(ASSESSMENT), birth }),
  );
}

/** Leaves a sheet out of the figures, with a reason. */
export function exclude(doc: Y.Doc, exclusion: Exclusion): void {
  const { taster, replicate, ...why } = exclusion;
  write(doc, 'exclude', () => doc.getMap('exclusions').set(`${taster}|${replicate}`, why));
}

/** Puts a sheet that was left out back into the figures, with a reason (AUD-12). */
export function putBack(doc: Y.Doc, { taster, replicate, ...why }: Exclusion): void {
  const key = `${taster}|${replicate}`;
  write(doc, 'put back', () => {
    doc.getMap('exclusions').set(key, null);
    doc.getMap('putBacks').set(key, why);
  });
}

/**
 * Overwrites the author and the time of changed exclusions on the server, since a device could
 * forge both (SEC-86). It compares with the state before: every exclusion that differs gets this
 * person and this timestamp.
 */
export function setAuthor(
  doc: Y.Doc,
  was: Pick<AssessmentNotes, 'exclusions' | 'putBacks'>,
  is: Pick<AssessmentNotes, 'exclusions' | 'putBacks'>,
  { by, at }: Pick<Exclusion, 'by' | 'at'>,
): void {
  write(doc, BY_SERVER, () => {
    for (const map of ['exclusions', 'putBacks'] as const)
      for (const one of is[map]) {
        const { taster, replicate, ...why } = one;
        if (was[map].some((before) => JSON.stringify(before) === JSON.stringify(one))) continue;
        doc.getMap(map).set(`${taster}|${replicate}`, { ...why, by, at });
      }
  });
}

/** Whether the notes mention a sheet: it is left out, or was put back. */
export const isNoted = (doc: Y.Doc, taster: TasterId, replicate: Replicate): boolean =>
  doc.getMap('exclusions').has(`${taster}|${replicate}`);

/** The text of the notes on the sample, which several people write at once. */
export const assessmentNotes = (doc: Y.Doc): Y.Text => doc.getText('notes');

/**
 * Reads working notes into a plain value, or refuses with the name of the invalid field (ASM-1).
 */
export function readAssessment(doc: Y.Doc): Result<AssessmentNotes, DocumentProblem> {
  const read = readDocument(doc, ASSESSMENT);
  if (!read.ok) return read;
  const { header, content } = read.value;
  return accept({
    header,
    exclusions: ofSheets(content.exclusions),
    putBacks: ofSheets(content.putBacks),
    notes: content.notes,
  });
}

/** A list with one exclusion for each sheet; invalid keys were refused when the notes were read. */
const ofSheets = (of: Readonly<Record<string, z.infer<typeof whySchema>>>): readonly Exclusion[] =>
  Object.entries(of).flatMap(([key, why]) => {
    const [tasterText = '', replicateText = ''] = key.split('|');
    const taster = parseTasterId(tasterText);
    const replicate = REPLICATES[replicateText];
    return taster === null || replicate === undefined ? [] : [{ taster, replicate, ...why }];
  });
