import * as Y from 'yjs';
import { locationsOf } from './item-location.ts';

/** A value that an update writes: under which key of which root map. */
export type FreshValue = { readonly map: string; readonly key: string; readonly value: unknown };

/**
 * EVA-6: what an update writes into the maps of a document beyond what the document knows; of one key in the order in which it
 * was written, whichever page wrote it. To apply it would not tell: of two values written at once under one key the document
 * keeps one, and the other is gone.
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

/** An update lists what it brings by its authors: of one key the order in which one was written over the other is Yjs's alone. */
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

/** How many values were written under its key before this one. */
function placeOf(merged: Y.Doc, { id, map, key }: Written): number {
  let item: Y.Item | null = merged.getMap(map)._map.get(key) ?? null;
  const isHere = ({ id: of, length }: Y.Item): boolean =>
    of.client === id.client && of.clock <= id.clock && id.clock < of.clock + length;
  while (item !== null && !isHere(item)) item = item.left;
  let place = 0;
  for (let before = item?.left ?? null; before !== null; before = before.left) place += 1;
  return place;
}

/** A document with an update, in which what gave way is still there. */
function mergedWith(doc: Y.Doc, update: Uint8Array): Y.Doc {
  const merged = new Y.Doc({ gc: false });
  Y.applyUpdate(merged, Y.encodeStateAsUpdate(doc));
  Y.applyUpdate(merged, update);
  return merged;
}
