import * as Y from 'yjs';
import { readKind } from '../../../domain/documents/header.ts';
import { valuesOf } from '../../../domain/documents/quarantined-values.ts';
import { ROOT_TYPES } from '../../../domain/documents/root-types.ts';
import { canonical } from '../../../domain/files/canonical.ts';
import type { Row, Snapshot } from '../memory/row-tables.ts';

/** A document as the tables store it. */
export type StoredCopy = {
  readonly birth: string;
  readonly closed: boolean;
  /** Changes whenever the stored document changes. */
  readonly version: string;
  readonly parts: readonly Uint8Array[];
};

const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array;

/** Reads a stored document from the tables; null where there is none. */
export function storedCopy(tables: Snapshot, name: string): StoredCopy | null {
  const rows = (table: string): readonly Row[] => tables.get(table) ?? [];
  const document = rows('documents').find((row) => row['name'] === name);
  if (document === undefined) return null;
  const { id, place } = document;
  const head = rows('document_heads').find((row) => row['document'] === id);
  const log = rows('document_updates')
    .filter((row) => row['document'] === id && Number(row['place']) > Number(place))
    .map(({ data }) => data);
  const birth = String(document['birth']);
  return {
    birth,
    closed: head?.['closed'] === true,
    version: [birth, place, head?.['length'], log.length].join('|'),
    parts: [document['snapshot'], ...log].filter(isBytes),
  };
}

/** Builds a document from its stored parts. */
export function docOf(parts: readonly Uint8Array[]): Y.Doc {
  // A generated guid would need random bytes, which take longer than all the rest.
  const doc = new Y.Doc({ guid: 'copy' });
  for (const part of parts) Y.applyUpdate(doc, part);
  return doc;
}

/**
 * The differences in value between two documents, place by place, as text; empty where they are
 * equal.
 */
export function difference(doc: Y.Doc, other: Y.Doc): string {
  const values = (of: Y.Doc) =>
    new Map(valuesOf(of).map(({ map, key, value }) => [`${map}.${key}`, canonical(value)]));
  const [these, those] = [values(doc), values(other)];
  return [...new Set([...these.keys(), ...those.keys()])]
    .filter((place) => these.get(place) !== those.get(place))
    .map((place) => `${place} is ${these.get(place)}, not ${those.get(place)}`)
    .join('; ');
}

/**
 * The keys of maps that have an entry in one document and none in the other, not even a tombstone.
 */
export function emptied(doc: Y.Doc, other: Y.Doc): readonly string[] {
  const kind = readKind(doc);
  const maps = kind === null ? [] : ROOT_TYPES[kind].maps;
  return maps.flatMap((map) =>
    [...doc.getMap(map).keys()]
      .filter((key) => !other.getMap(map).has(key))
      .map((key) => `${map}.${key}`),
  );
}

/** The values of a document, in canonical form. */
export const saying = (doc: Y.Doc): string =>
  canonical(valuesOf(doc).toSorted((a, b) => (`${a.map}.${a.key}` < `${b.map}.${b.key}` ? -1 : 1)));
