import * as Y from 'yjs';

/** A decoded update: its structs and its deletions. */
export type Decoded = ReturnType<typeof Y.decodeUpdate>;

/**
 * The items of an update that a document does not know yet; null where one is of a kind that our
 * devices never write (SYN-50, SYN-75). Allowed are plain values, characters, and deleted content.
 * Documents hold no subdocuments, nested types, bytes, embeds or formatted text. No item lies
 * within a type that can be deleted, so no deletion leaves a gap.
 */
export function plainItems(doc: Y.Doc, { structs, ds }: Decoded): readonly Y.Item[] | null {
  const fresh: Y.Item[] = [];
  for (const struct of structs) {
    // Yjs accepts a struct of length zero, and then no other device can read the document.
    if (struct.length < 1) return null;
    const { client, clock } = struct.id;
    if (clock + struct.length <= Y.getState(doc.store, client)) continue;
    // The server has its own items already, and nobody else may write under its client id.
    if (!(struct instanceof Y.Item) || client === doc.clientID) return null;
    const items = gaveWayInARow(struct, ds);
    if (!items.every(({ content }) => isPlain(content))) return null;
    fresh.push(...items);
  }
  for (const ranges of ds.clients.values()) if (ranges.some(({ len }) => len < 1)) return null;
  return fresh;
}

/**
 * Splits a run of overwritten values into single items (EVA-6). A device keeps values that another
 * author's value replaced. Yjs merges two successive ones of an author into one item; each is
 * validated on its own. Devices never merge current values.
 */
function gaveWayInARow(item: Y.Item, ds: Decoded['ds']): readonly Y.Item[] {
  const { id, content } = item;
  if (!(content instanceof Y.ContentAny) || content.arr.length < 2) return [item];
  const idAt = (at: number): Y.ID => Y.createID(id.client, id.clock + at);
  if (!content.arr.every((_, at) => Y.isDeleted(ds, idAt(at)))) return [item];
  return content.arr.map((value, at) => {
    const place = { origin: at === 0 ? item.origin : idAt(at - 1), key: item.parentSub };
    const type = at === 0 ? item.parent : null;
    const one = new Y.ContentAny([value]);
    return new Y.Item(idAt(at), null, place.origin, null, item.rightOrigin, type, place.key, one);
  });
}

const isPlain = (content: Y.Item['content']): boolean =>
  (content instanceof Y.ContentAny && content.arr.length === 1) ||
  content instanceof Y.ContentString ||
  content instanceof Y.ContentDeleted;

/**
 * Whether an update brings garbage-collected structs that the document does not know (SYN-51,
 * SYN-79). Our devices never send them, and later updates could be lost in such a gap.
 */
export const leavesGap = (doc: Y.Doc, { structs }: Decoded): boolean =>
  structs.some(
    (struct) =>
      struct instanceof Y.GC &&
      struct.id.clock + struct.length > Y.getState(doc.store, struct.id.client),
  );
