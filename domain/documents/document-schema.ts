import * as Y from 'yjs';
import type { z } from 'zod';
import { accept, type Result } from '../refusal.ts';
import {
  BY_SERVER,
  type DocumentHeader,
  type DocumentProblem,
  invalidField,
  readHeader,
  standingEntries,
  write,
} from './header.ts';
import type { DocumentKind } from './name.ts';
import type { RootTypes } from './root-types.ts';

/** A kind of document: what it holds, declared once. What was taken back in a map is null there, and is not read. Reading, the newest version and the way to it follow. */
export type DocumentSchema<Content> = RootTypes & {
  readonly kind: DocumentKind;
  /** The root map whose fields are named in a refusal without it; entries of the others are `map.key`. */
  readonly fields: string;
  readonly content: z.ZodType<Content>;
  /** What may be written, where a rule came after what is read; `content` without it. */
  readonly written?: z.ZodType;
  /** Step n makes version n + 1 of version n, in place. A step that was released is never changed. */
  readonly steps: readonly ((doc: Y.Doc) => void)[];
};

/** The newest version of a kind this program reads and writes: every step makes one more. */
export const newestOf = (schema: Pick<DocumentSchema<unknown>, 'steps'>): number =>
  schema.steps.length + 1;

/**
 * Reads a document by its schema, or names the field that is not as it must be. An older one is read as the steps would
 * make it, and stays as it is: only the server brings it up to date (DOC-3).
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
    Object.fromEntries(standingEntries(current.getMap(name))),
  ]);
  const texts = schema.texts.map((name) => [name, current.getText(name).toString()]);
  const read = schema.content.safeParse(Object.fromEntries([...maps, ...texts]));
  if (read.success) return accept({ header: header.value, content: read.data });
  return invalidField(fieldOf(read.error, schema.fields));
}

/** DOC-3: brings an older document up to date, in one write of the server; one that is up to date is left alone. */
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

/** The first field that was refused, by the name it has on the wire. */
function fieldOf({ issues: [first] }: z.ZodError, fields: string): string {
  const [map = '', key = ''] = first?.path ?? [];
  const strange = first?.code === 'unrecognized_keys' ? (first.keys[0] ?? '') : '';
  const name = String(key === '' ? strange : key);
  return map === fields ? name : `${String(map)}.${name}`;
}
