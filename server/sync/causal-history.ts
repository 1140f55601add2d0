import * as Y from 'yjs';

/**
 * The causal history of an item, as a clock for each client: what its writer must have known. That
 * is the neighbours that the item names, all that its writer wrote before, and the histories of
 * those in turn.
 */
export function causalHistoryOf(
  doc: Y.Doc,
  { id, origin, rightOrigin }: Y.Item,
): ReadonlyMap<number, number> {
  const reached = new Map<number, number>();
  const wanted: { readonly client: number; readonly upTo: number }[] = [];
  const want = (neighbour: Y.ID | null): void => {
    if (neighbour !== null) wanted.push({ client: neighbour.client, upTo: neighbour.clock + 1 });
  };
  wanted.push({ client: id.client, upTo: id.clock });
  want(origin);
  want(rightOrigin);
  for (let next = wanted.pop(); next !== undefined; next = wanted.pop()) {
    const from = reached.get(next.client) ?? 0;
    if (next.upTo <= from) continue;
    reached.set(next.client, next.upTo);
    const structs = doc.store.clients.get(next.client) ?? [];
    for (let at = Y.findIndexSS(structs, from); at < structs.length; at += 1) {
      const struct = structs[at];
      if (struct === undefined || struct.id.clock >= next.upTo) break;
      if (!(struct instanceof Y.Item)) continue;
      want(struct.origin);
      want(struct.rightOrigin);
    }
  }
  return reached;
}
