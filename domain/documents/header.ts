import type * as Y from 'yjs';
import { accept, type Result, refuse } from '../refusal.ts';
import type { DocumentKind } from './name.ts';

/**
 * The header of every live document: its kind, its schema version and its document generation id.
 * The server writes it once.
 */
export type DocumentHeader = {
  readonly kind: DocumentKind;
  readonly version: number;
  readonly birth: string;
};

/** Why a document cannot be read. */
export type DocumentProblem =
  | 'document-without-header'
  | 'document-of-another-kind'
  | 'document-too-new'
  | 'document-field-invalid';

/**
 * Writes the header of a new document; only the server's commands that create documents call it
 * (DOC-2).
 */
export function writeHeader(doc: Y.Doc, header: DocumentHeader): void {
  const map = doc.getMap('meta');
  map.set('kind', header.kind);
  map.set('version', header.version);
  map.set('birth', header.birth);
}

/**
 * Reads the header (DOC-3). It refuses a document without a kind, of another kind, or of a newer
 * version than this program.
 */
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

/** Refuses a document, naming the invalid field. */
export const invalidField = (field: string) => refuse('document-field-invalid' as const, { field });

/**
 * The origin of the server's own transactions: they are stored also where devices have no
 * permission to write.
 */
export const BY_SERVER = 'server';

/**
 * Runs one named write: every change of a document is a single transaction with an origin (house
 * style 25).
 */
export function write(doc: Y.Doc, name: string, change: () => void): void {
  doc.transact(change, name);
}

/** Reads the entries of a root map without its tombstones (null values). */
export function presentEntries(map: Y.Map<unknown>): readonly (readonly [string, unknown])[] {
  return [...map.entries()].filter(([, value]) => value !== null && value !== undefined);
}

/** The kind that a document's header names, or null where the header has lost it. */
export function readKind(doc: Y.Doc): DocumentKind | null {
  const kind = doc.getMap('meta').get('kind');
  return kind === 'session' || kind === 'tray' || kind === 'evaluation' || kind === 'assessment'
    ? kind
    : null;
}
