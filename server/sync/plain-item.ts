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
    if (!(struct instanceof Y.Item) || !isPlain(struct.content) || client === doc.clientID)
      return null;
    fresh.push(struct);
  }
  for (const ranges of ds.clients.values()) if (ranges.some(({ len }) => len < 1)) return null;
  return fresh;
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
