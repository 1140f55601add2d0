import type * as Y from 'yjs';
import { accept, type Result } from '../refusal.ts';
import { parseTasterId, type TasterId } from '../words/ids.ts';
import type { Replicate } from '../words/replicate.ts';
import {
  type DocumentHeader,
  type DocumentProblem,
  invalidField,
  readHeader,
  standingEntries,
  write,
  writeHeader,
} from './header.ts';

/** The newest schema of an assessment's working notes this program writes. */
export const ASSESSMENT_VERSION = 1;

/** A sheet left out of a replicate's figures, by whom, when and why. */
export type Exclusion = {
  readonly taster: TasterId;
  readonly replicate: Replicate;
  readonly reason: string;
  readonly by: string;
  readonly at: string;
};

/** The leader's working notes on one sample of one session. */
export type AssessmentNotes = {
  readonly header: DocumentHeader;
  readonly exclusions: readonly Exclusion[];
  readonly notes: string;
};

/** Fills new working notes; only the command *show session* does. */
export function createAssessment(doc: Y.Doc, birth: string): void {
  write(doc, 'server', () =>
    writeHeader(doc, { kind: 'assessment', version: ASSESSMENT_VERSION, birth }),
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
  const header = readHeader(doc, 'assessment', ASSESSMENT_VERSION);
  if (!header.ok) return header;
  const exclusions: Exclusion[] = [];
  for (const [key, value] of standingEntries(doc.getMap('exclusions'))) {
    const exclusion = readExclusion(key, value);
    if (exclusion === null) return invalidField(`exclusions.${key}`);
    exclusions.push(exclusion);
  }
  return accept({ header: header.value, exclusions, notes: assessmentNotes(doc).toString() });
}

function readExclusion(key: string, value: unknown): Exclusion | null {
  const [tasterText = '', replicateText] = key.split('|');
  const taster = parseTasterId(tasterText);
  if (taster === null || typeof value !== 'object' || value === null) return null;
  const { reason, by, at } = value as Record<string, unknown>;
  if (typeof reason !== 'string' || typeof by !== 'string' || typeof at !== 'string') return null;
  if (replicateText !== '1' && replicateText !== '2') return null;
  return { taster, replicate: replicateText === '1' ? 1 : 2, reason, by, at };
}
