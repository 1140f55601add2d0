import * as Y from 'yjs';
import { covers, type StateVector } from '../sync/covers.ts';
import { settleLine } from './apart-lines.ts';
import { readKind, standingEntries, write } from './header.ts';
import { ROOT_TYPES } from './root-types.ts';
import { writeText } from './shared-text.ts';

/** One value of a document by the place where it stands: a key of a root map, or a whole text, whose key is empty. */
export type PlacedValue = {
  readonly map: string;
  readonly key: string;
  readonly value: unknown;
};

/** What belongs to the sitting in which a sheet was marked: it is made anew, never carried to another sheet. */
const OF_THE_SITTING = ['language', 'startedAt', 'calibration', 'device', 'signature'];

/** SYN-8: the values of a document, one by one; none for a document that lost its kind. */
export function valuesOf(doc: Y.Doc): readonly PlacedValue[] {
  const kind = readKind(doc);
  if (kind === null) return [];
  const { maps, texts } = ROOT_TYPES[kind];
  const entries = maps.flatMap((map) =>
    standingEntries(doc.getMap(map)).map(([key, value]) => ({ map, key, value })),
  );
  const written = texts
    .map((map) => ({ map, key: '', value: doc.getText(map).toString() }))
    .filter(({ value }) => value !== '');
  return [...entries, ...written];
}

/**
 * SYN-8: the values of a quarantined copy that the present document lacks, without those of the sitting and those that waited
 * to be confirmed.
 */
export const missingFrom = (aside: Y.Doc, present: Y.Doc): readonly PlacedValue[] =>
  valuesOf(aside).filter(
    ({ map, key, value }) =>
      map !== 'apart' &&
      !(map === 'fields' && OF_THE_SITTING.includes(key)) &&
      JSON.stringify(value) !== JSON.stringify(presentValue(present, map, key) ?? null),
  );

/** SYN-8: writes one value of a quarantined copy into the present document, as the person decided. */
export function takeOver(present: Y.Doc, { map, key, value }: PlacedValue): void {
  if (key === '') writeText(present, present.getText(map), String(value));
  else
    write(present, 'take over', () => {
      present.getMap(map).set(key, value);
      settleLine(present, `${map}.${key}`);
    });
}

/** The value of the present document at that place; null or undefined where there is none. */
export const presentValue = (doc: Y.Doc, map: string, key: string): unknown =>
  key === '' ? doc.getText(map).toString() : doc.getMap(map).get(key);

/**
 * SYN-55: a copy of a document in which, under each key, the last value stands that was written beyond what the far side `known`
 * held, also where another author's value has taken its place since. A device keeps what gave way (EVA-6), so it is still there.
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

/** Of the values under one key, newest first, the first that the far side lacks and of which the text is still here. */
function lastBeyond(last: Y.Item, known: StateVector): Y.Item | null {
  for (let item: Y.Item | null = last; item !== null; item = item.left) {
    const { client, clock } = item.id;
    const isKnown = covers(known, new Map([[client, clock + item.length]]));
    if (!isKnown && !(item.content instanceof Y.ContentDeleted)) return item;
  }
  return null;
}

/** SYN-55: merges two quarantined copies of one document: where they differ the later one counts. */
export function mergeQuarantinedCopies(before: Uint8Array, later: Uint8Array): Uint8Array {
  const [both, last] = [new Y.Doc(), new Y.Doc()];
  for (const update of [before, later]) Y.applyUpdate(both, update);
  Y.applyUpdate(last, later);
  for (const placed of missingFrom(last, both)) if (placed.key !== '') takeOver(both, placed);
  return Y.encodeStateAsUpdate(both);
}
