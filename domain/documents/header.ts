import type * as Y from 'yjs';
import { accept, type Result, refuse } from '../refusal.ts';
import type { DocumentKind } from './name.ts';

/** What every document says of itself: its kind, its schema version and the birth it was created with, once, by the server. */
export type DocumentHeader = {
  readonly kind: DocumentKind;
  readonly version: number;
  readonly birth: string;
};

/** Why a document could not be read. */
export type DocumentProblem =
  | 'document-without-header'
  | 'document-of-another-kind'
  | 'document-too-new'
  | 'document-field-invalid';

/** Writes the header into a new document; only the server's creation command calls it (DOC-2). */
export function writeHeader(doc: Y.Doc, header: DocumentHeader): void {
  const map = doc.getMap('meta');
  map.set('kind', header.kind);
  map.set('version', header.version);
  map.set('birth', header.birth);
}

/** DOC-3: reads the header and refuses a document that lost its kind, is of another, or is newer than this program. */
export function readHeader(
  doc: Y.Doc,
  kind: DocumentKind,
  newest: number,
): Result<DocumentHeader, DocumentProblem> {
  const map = doc.getMap('meta');
  const [found, version, birth] = [map.get('kind'), map.get('version'), map.get('birth')];
  if (typeof found !== 'string' || typeof version !== 'number' || typeof birth !== 'string')
    return refuse('document-without-header');
  if (found !== kind) return refuse('document-of-another-kind', { found, wanted: kind });
  if (version > newest) return refuse('document-too-new', { version, newest });
  return accept({ kind, version, birth });
}

/** Refuses one field by name. */
export const invalidField = (field: string) => refuse('document-field-invalid' as const, { field });

/** The name of what the server itself writes: it is stored also where devices may not write. */
export const BY_SERVER = 'server';

/** One named write: every change of a document is a single transaction with an origin (house style 25). */
export function write(doc: Y.Doc, name: string, change: () => void): void {
  doc.transact(change, name);
}

/** A root map read as plain entries; values that were taken back are null and left out. */
export function standingEntries(map: Y.Map<unknown>): readonly (readonly [string, unknown])[] {
  return [...map.entries()].filter(([, value]) => value !== null && value !== undefined);
}

/** The kind a document says it is of, or null when it lost it. */
export function readKind(doc: Y.Doc): DocumentKind | null {
  const kind = doc.getMap('meta').get('kind');
  return kind === 'session' || kind === 'tray' || kind === 'evaluation' || kind === 'assessment'
    ? kind
    : null;
}
