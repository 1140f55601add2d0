import * as Y from 'yjs';
import type { z } from 'zod';
import { accept, type Result } from '../refusal.ts';
import {
  BY_SERVER,
  type DocumentHeader,
  type DocumentProblem,
  invalidField,
  presentEntries,
  readHeader,
  write,
} from './header.ts';
import type { DocumentKind } from './name.ts';
import type { RootTypes } from './root-types.ts';

/**
 * The schema of a kind of live document, with its migration steps. Validation, reading and the
 * newest version follow from it. A deleted value is null in its map (a tombstone) and is not read.
 */
export type DocumentSchema<Content> = RootTypes & {
  readonly kind: DocumentKind;
  /**
   * The root map whose fields a refusal names without the map; entries of the others are named
   * `map.key`.
   */
  readonly fields: string;
  readonly content: z.ZodType<Content>;
  /**
   * A stricter schema for writing, where a rule is newer than stored documents; otherwise `content`
   * applies.
   */
  readonly written?: z.ZodType;
  /**
   * The migration steps: step n makes version n + 1 of version n, in place. A released step is
   * never changed.
   */
  readonly steps: readonly ((doc: Y.Doc) => void)[];
};

/** The newest schema version of a kind: one more than there are migration steps. */
export const newestOf = (schema: Pick<DocumentSchema<unknown>, 'steps'>): number =>
  schema.steps.length + 1;

/**
 * Reads a document by its schema, or refuses with the name of the invalid field. An older document
 * is migrated on a copy: only the server migrates the document itself (DOC-3).
 */
export function readDocument<Content>(
  doc: Y.Doc,
  schema: DocumentSchema<Content>,
): Result<{ readonly header: DocumentHeader; readonly content: Content }, DocumentProblem> {
  const header = readHeader(doc, schema.kind, newestOf(schema));
  if (!header.ok) return header;
  const current = header.value.version < newestOf(schema) ? broughtUp(copyOf(doc), schema) : doc;
  const maps = schema.maps.map((name) => [
    name,
    Object.fromEntries(presentEntries(current.getMap(name))),
  ]);
  const texts = schema.texts.map((name) => [name, current.getText(name).toString()]);
  const read = schema.content.safeParse(Object.fromEntries([...maps, ...texts]));
  if (read.success) return accept({ header: header.value, content: read.data });
  return invalidField(fieldOf(read.error, schema.fields));
}

/**
 * Migrates an older document to the newest version in one transaction of the server; a current one
 * does not change (DOC-3).
 */
export function bringUpToDate(doc: Y.Doc, schema: DocumentSchema<unknown>): void {
  const header = readHeader(doc, schema.kind, newestOf(schema));
  if (header.ok && header.value.version < newestOf(schema)) broughtUp(doc, schema);
}

function broughtUp(doc: Y.Doc, schema: DocumentSchema<unknown>): Y.Doc {
  const meta = doc.getMap('meta');
  write(doc, BY_SERVER, () => {
    for (const step of schema.steps.slice(Number(meta.get('version')) - 1)) step(doc);
    meta.set('version', newestOf(schema));
  });
  return doc;
}

function copyOf(doc: Y.Doc): Y.Doc {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  return copy;
}

/** The first invalid field, by the name that it has in a refusal. */
function fieldOf({ issues: [first] }: z.ZodError, fields: string): string {
  const [map = '', key = ''] = first?.path ?? [];
  const strange = first?.code === 'unrecognized_keys' ? (first.keys[0] ?? '') : '';
  const name = String(key === '' ? strange : key);
  return map === fields ? name : `${String(map)}.${name}`;
}
