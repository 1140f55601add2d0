import * as Y from 'yjs';

/** An update as its parts. */
export type Decoded = ReturnType<typeof Y.decodeUpdate>;

/**
 * SYN-50: the items of an update that a document does not know yet, or null where one of them is not what a device of ours
 * makes: a plain value, letters, or what is left of them. No document holds documents, types within types, bytes,
 * pictures or formatted letters; and since nothing of a document stands within a type that can go, nothing leaves a gap.
 */
export function plainItems(doc: Y.Doc, { structs, ds }: Decoded): readonly Y.Item[] | null {
  const fresh: Y.Item[] = [];
  for (const struct of structs) {
    // Yjs takes what is nothing long in, and no other device can read the document then.
    if (struct.length < 1) return null;
    const { client, clock } = struct.id;
    if (clock + struct.length <= Y.getState(doc.store, client)) continue;
    // What the server writes it has already, and under its id nobody else writes.
    if (!(struct instanceof Y.Item) || client === doc.clientID) return null;
    const items = gaveWayInARow(struct, ds);
    if (!items.every(({ content }) => isPlain(content))) return null;
    fresh.push(...items);
  }
  for (const ranges of ds.clients.values()) if (ranges.some(({ len }) => len < 1)) return null;
  return fresh;
}

/**
 * EVA-6: a device keeps what gave way to another author's value. Yjs makes one item of two values that its author wrote one
 * after the other and that both gave way; they are judged one by one. Of what still stands no device makes one.
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

/** SYN-51: whether an update leaves a gap behind where nothing was known yet: no device of ours does, and words would fall into it. */
export const leavesGap = (doc: Y.Doc, { structs }: Decoded): boolean =>
  structs.some(
    (struct) =>
      struct instanceof Y.GC &&
      struct.id.clock + struct.length > Y.getState(doc.store, struct.id.client),
  );
