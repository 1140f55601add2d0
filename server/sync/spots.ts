import * as Y from 'yjs';

type Id = { readonly client: number; readonly clock: number };

/** Where an item stands: in which map or text, and under which key of it. */
export type Spot = { readonly parent: unknown; readonly key: string | null };

/** The places that new items take. One with a neighbour stands where the neighbour does, and does not say so itself. */
export function spotsOf(doc: Y.Doc, fresh: readonly Y.Item[]): readonly Spot[] {
  const spots: Spot[] = [];
  const spotOf = (item: Y.Item, upTo: number): Spot | null => {
    const type: unknown = item.parent;
    if (typeof type === 'string')
      return { parent: doc.share.get(type) ?? type, key: item.parentSub };
    const beside = item.origin ?? item.rightOrigin;
    if (beside === null) return null;
    const earlier = fresh.findIndex((other, at) => at < upTo && holds(other, beside));
    if (earlier >= 0) return spots[earlier] ?? null;
    const found = itemAt(doc, beside);
    return found === null ? null : { parent: found.parent, key: found.parentSub };
  };
  for (const [at, item] of fresh.entries())
    spots.push(spotOf(item, at) ?? { parent: null, key: null });
  return spots;
}

const holds = ({ id, length }: Y.Item, { client, clock }: Id): boolean =>
  id.client === client && id.clock <= clock && clock < id.clock + length;

function itemAt(doc: Y.Doc, { client, clock }: Id): Y.Item | null {
  const structs = doc.store.clients.get(client);
  if (structs === undefined || clock >= Y.getState(doc.store, client)) return null;
  const found = structs[Y.findIndexSS(structs, clock)];
  return found instanceof Y.Item ? found : null;
}
