import type * as Y from 'yjs';
import { readKind, standingEntries, write } from './header.ts';
import { PLACES } from './places.ts';
import { writeText } from './shared-text.ts';

/** One value of a document by the place where it stands: a key of a root map, or a whole text, whose key is empty. */
export type PlacedValue = {
  readonly map: string;
  readonly key: string;
  readonly value: unknown;
};

/** What belongs to the sitting in which a sheet was marked: it is made anew, never carried to another sheet. */
const OF_THE_SITTING = ['language', 'startedAt', 'calibration', 'device', 'signature'];

/** SYN-8: what a document says, value by value; nothing for one that lost its kind. */
export function valuesOf(doc: Y.Doc): readonly PlacedValue[] {
  const kind = readKind(doc);
  if (kind === null) return [];
  const { maps, texts } = PLACES[kind];
  const entries = maps.flatMap((map) =>
    standingEntries(doc.getMap(map)).map(([key, value]) => ({ map, key, value })),
  );
  const written = texts
    .map((map) => ({ map, key: '', value: doc.getText(map).toString() }))
    .filter(({ value }) => value !== '');
  return [...entries, ...written];
}

/** SYN-8: what a copy that was set aside says otherwise than the document of now, without what is of the sitting. */
export const missingFrom = (aside: Y.Doc, present: Y.Doc): readonly PlacedValue[] =>
  valuesOf(aside).filter(
    ({ map, key, value }) =>
      !(map === 'fields' && OF_THE_SITTING.includes(key)) &&
      JSON.stringify(value) !== JSON.stringify(standing(present, map, key) ?? null),
  );

/** SYN-8: writes one value of a copy that was set aside into the document of now, as the person decided. */
export function takeOver(present: Y.Doc, { map, key, value }: PlacedValue): void {
  if (key === '') writeText(present, present.getText(map), String(value));
  else write(present, 'take over', () => present.getMap(map).set(key, value));
}

/** What the document of now says at that place; null or undefined where it says nothing. */
export const standing = (doc: Y.Doc, map: string, key: string): unknown =>
  key === '' ? doc.getText(map).toString() : doc.getMap(map).get(key);
