import * as Y from 'yjs';
import type { DocumentSchema } from '../../domain/documents/document-schema.ts';
import { isEntryOf } from '../../domain/documents/is-entry-of.ts';
import type { ItemLocation } from './item-location.ts';

/**
 * Schema check (SYN-50): whether a new item is valid where it is written. It must be an allowed
 * value under its key of a root map, or characters in a root text. Of two concurrent values a map
 * shows one and keeps the other: both are checked. Maps are only appended to, so the value that a
 * map shows was always checked.
 */
export function fitsSchema(
  doc: Y.Doc,
  schema: DocumentSchema<unknown>,
  { content, rightOrigin }: Y.Item,
  { parent, key }: ItemLocation,
): boolean {
  const root = rootOf(doc, parent);
  if (key === null) return schema.texts.includes(root) && !(content instanceof Y.ContentAny);
  if (!schema.maps.includes(root) || rightOrigin !== null) return false;
  if (content instanceof Y.ContentDeleted) return true;
  return content instanceof Y.ContentAny && isEntryOf(schema, root, key, content.arr[0]);
}

/** The name of a root type, or an empty text for anything else. */
export function rootOf(doc: Y.Doc, parent: unknown): string {
  if (typeof parent === 'string') return parent;
  for (const [name, type] of doc.share) if (type === parent) return name;
  return '';
}
