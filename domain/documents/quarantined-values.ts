import * as Y from 'yjs';
import { covers, type StateVector } from '../sync/covers.ts';
import { settleLine } from './apart-lines.ts';
import { presentEntries, readKind, write } from './header.ts';
import { ROOT_TYPES } from './root-types.ts';
import { writeText } from './write-text.ts';

/**
 * One value of a document with its location: a key of a root map, or a whole text, whose key is
 * empty.
 */
export type PlacedValue = {
  readonly map: string;
  readonly key: string;
  readonly value: unknown;
};

/**
 * The fields that belong to one sitting at a sheet: they are written again, never copied to another
 * sheet.
 */
const OF_THE_SITTING = ['language', 'startedAt', 'calibration', 'device', 'signature'];

/** Lists the values of a document; empty for a document that has lost its kind (SYN-8). */
export function valuesOf(doc: Y.Doc): readonly PlacedValue[] {
  const kind = readKind(doc);
  if (kind === null) return [];
  const { maps, texts } = ROOT_TYPES[kind];
  const entries = maps.flatMap((map) =>
    presentEntries(doc.getMap(map)).map(([key, value]) => ({ map, key, value })),
  );
  const written = texts
    .map((map) => ({ map, key: '', value: doc.getText(map).toString() }))
    .filter(({ value }) => value !== '');
  return [...entries, ...written];
}

/**
 * The values of a quarantined copy that differ from those of the present document, or are missing
 * there (SYN-8). Values of the sitting and unconfirmed conflicts are left out.
 */
export const missingFrom = (aside: Y.Doc, present: Y.Doc): readonly PlacedValue[] =>
  valuesOf(aside).filter(
    ({ map, key, value }) =>
      map !== 'apart' &&
      !(map === 'fields' && OF_THE_SITTING.includes(key)) &&
      JSON.stringify(value) !== JSON.stringify(presentValue(present, map, key) ?? null),
  );

/**
 * Writes one value of a quarantined copy into the present document, as the person decided (SYN-8).
 */
export function takeOver(present: Y.Doc, { map, key, value }: PlacedValue): void {
  if (key === '') writeText(present, present.getText(map), String(value));
  else
    write(present, 'take over', () => {
      present.getMap(map).set(key, value);
      settleLine(present, `${map}.${key}`);
    });
}

/** The value of the present document at that location; null or undefined where there is none. */
export const presentValue = (doc: Y.Doc, map: string, key: string): unknown =>
  key === '' ? doc.getText(map).toString() : doc.getMap(map).get(key);

/**
 * Copies a document with the last unacknowledged value under each key, also where another author
 * has overwritten it (SYN-55). `known` is the state vector of the server. A device does not
 * garbage-collect the overwritten value (EVA-6), so it still exists.
 */
export function copyWithOwnValues(doc: Y.Doc, known: StateVector): Y.Doc {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  const kind = readKind(doc);
  for (const map of kind === null ? [] : ROOT_TYPES[kind].maps)
    for (const [key, last] of doc.getMap(map)._map) {
      const own = lastBeyond(last, known);
      if (own !== null && own !== last)
        takeOver(copy, { map, key, value: own.content.getContent().at(-1) });
    }
  return copy;
}

/** The newest value under one key that the server lacks and whose content still exists. */
function lastBeyond(last: Y.Item, known: StateVector): Y.Item | null {
  for (let item: Y.Item | null = last; item !== null; item = item.left) {
    const { client, clock } = item.id;
    const isKnown = covers(known, new Map([[client, clock + item.length]]));
    if (!isKnown && !(item.content instanceof Y.ContentDeleted)) return item;
  }
  return null;
}

/** Merges two quarantined copies of one document; on a conflict the later copy wins (SYN-55). */
export function mergeQuarantinedCopies(before: Uint8Array, later: Uint8Array): Uint8Array {
  const [both, last] = [new Y.Doc(), new Y.Doc()];
  for (const update of [before, later]) Y.applyUpdate(both, update);
  Y.applyUpdate(last, later);
  for (const placed of missingFrom(last, both)) if (placed.key !== '') takeOver(both, placed);
  return Y.encodeStateAsUpdate(both);
}
