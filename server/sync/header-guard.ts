import * as Y from 'yjs';
import type { Decoded } from './plain-item.ts';

type Id = { readonly client: number; readonly clock: number };

/**
 * Whether an update would change the header of a document (kind, version, birth), which only the
 * server writes (DOC-2, DOC-6). It is decided from the update before it is applied: a Yjs document
 * cannot take it back. Throws what Yjs throws at bytes that are no update.
 */
export function touchesHeader(
  doc: Y.Doc,
  update: Uint8Array,
  { structs, ds }: Decoded = Y.decodeUpdate(update),
): boolean {
  const present = [...doc.getMap('meta')._map.values()];
  const header = present.flatMap(withFormer);
  const isHeader = (id: Id | null): boolean =>
    id !== null && header.some((item) => covers(item.id, item.length, id));
  const writes = structs.some((struct) => {
    if (struct.id.clock + struct.length <= Y.getState(doc.store, struct.id.client)) return false;
    if (!(struct instanceof Y.Item)) return false;
    // A new value names its parent either directly or by its neighbour, the value before it.
    const parent: unknown = struct.parent;
    return parent === 'meta' || isHeader(struct.origin) || isHeader(struct.rightOrigin);
  });
  const deletes = present.some(({ id }) =>
    (ds.clients.get(id.client) ?? []).some(({ clock, len }) =>
      covers({ client: id.client, clock }, len, id),
    ),
  );
  return writes || deletes;
}

const covers = (start: Id, length: number, id: Id): boolean =>
  start.client === id.client && start.clock <= id.clock && id.clock < start.clock + length;

function withFormer(item: Y.Item): readonly Y.Item[] {
  return item.left === null ? [item] : [item, ...withFormer(item.left)];
}
