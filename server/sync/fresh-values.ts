import * as Y from 'yjs';
import { locationsOf } from './item-location.ts';

/** A value that an update writes, with its root map and its key. */
export type FreshValue = { readonly map: string; readonly key: string; readonly value: unknown };

/**
 * The values that an update writes beyond what the document knows (EVA-6). Values of one key are in
 * the order in which they were written, by whichever page. Applying the update would not show them
 * all: of two concurrent values under one key, a document keeps one.
 */
export function freshValues(doc: Y.Doc, update: Uint8Array): readonly FreshValue[] {
  const fresh = Y.decodeUpdate(update).structs.filter(
    (struct): struct is Y.Item =>
      struct instanceof Y.Item &&
      struct.id.clock + struct.length > Y.getState(doc.store, struct.id.client),
  );
  const names = new Map<unknown, string>([...doc.share].map(([name, type]) => [type, name]));
  const locations = locationsOf(doc, fresh);
  const written = fresh.flatMap(({ id, content }, at) => {
    const { parent = null, key = null } = locations[at] ?? {};
    const map = typeof parent === 'string' ? parent : names.get(parent);
    const value: unknown = content.getContent().at(-1);
    return map === undefined || key === null || content instanceof Y.ContentDeleted
      ? []
      : [{ id, map, key, value }];
  });
  return inOrder(written, mergedWith(doc, update)).map(({ map, key, value }) => ({
    map,
    key,
    value,
  }));
}

type Written = FreshValue & { readonly id: Y.ID };

/**
 * Sorts the values of each key in write order. An update lists its items by client, so only Yjs
 * knows the order in which values of different clients overwrote each other.
 */
function inOrder(written: readonly Written[], merged: Y.Doc): readonly Written[] {
  const byKey = Map.groupBy(written, ({ map, key }) => `${map} ${key}`);
  const sorted = new Map(
    [...byKey].map(([of, values]) => [
      of,
      values
        .map((value) => ({ value, place: placeOf(merged, value) }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ value }) => value),
    ]),
  );
  return written.flatMap(({ map, key }) => sorted.get(`${map} ${key}`)?.shift() ?? []);
}

/** How many values were written under the same key before this one. */
function placeOf(merged: Y.Doc, { id, map, key }: Written): number {
  let item: Y.Item | null = merged.getMap(map)._map.get(key) ?? null;
  const isHere = ({ id: of, length }: Y.Item): boolean =>
    of.client === id.client && of.clock <= id.clock && id.clock < of.clock + length;
  while (item !== null && !isHere(item)) item = item.left;
  let place = 0;
  for (let before = item?.left ?? null; before !== null; before = before.left) place += 1;
  return place;
}

/** A copy of the document with the update, in which overwritten values are retained. */
function mergedWith(doc: Y.Doc, update: Uint8Array): Y.Doc {
  const merged = new Y.Doc({ gc: false });
  Y.applyUpdate(merged, Y.encodeStateAsUpdate(doc));
  Y.applyUpdate(merged, update);
  return merged;
}
