import * as Y from 'yjs';

type Id = { readonly client: number; readonly clock: number };

/** Where an item stands: in which map or text, and under which key of it. */
export type Spot = { readonly parent: unknown; readonly key: string | null };

const NOWHERE: Spot = { parent: null, key: null };

/**
 * The places that new items take. One with a neighbour stands where the neighbour does, and does not say so itself; the
 * neighbour may come later in the same update, under the id of another device.
 */
export function spotsOf(doc: Y.Doc, fresh: readonly Y.Item[]): readonly Spot[] {
  const among = byClient(fresh);
  const spots = new Map<Y.Item, Spot>();
  for (const item of fresh) {
    const way: Y.Item[] = [];
    const onWay = new Set<Y.Item>();
    let at: Y.Item | null = item;
    let spot: Spot | undefined;
    while (at !== null) {
      // Who leans on each other stands nowhere.
      spot = onWay.has(at) ? NOWHERE : (spots.get(at) ?? ownSpot(doc, at));
      if (spot !== undefined) break;
      way.push(at);
      onWay.add(at);
      const beside: Id | null = at.origin ?? at.rightOrigin;
      const next: Y.Item | null = beside && itemAmong(among, beside);
      if (next === null) spot = beside === null ? NOWHERE : spotIn(doc, beside);
      at = next;
    }
    for (const passed of way) spots.set(passed, spot ?? NOWHERE);
    if (way.length === 0) spots.set(item, spot ?? NOWHERE);
  }
  return fresh.map((item) => spots.get(item) ?? NOWHERE);
}

/** The place that an item says itself. */
function ownSpot(doc: Y.Doc, item: Y.Item): Spot | undefined {
  const type: unknown = item.parent;
  if (typeof type !== 'string') return undefined;
  return { parent: doc.share.get(type) ?? type, key: item.parentSub };
}

/** The items of each client, by clock. */
function byClient(items: readonly Y.Item[]): ReadonlyMap<number, readonly Y.Item[]> {
  const found = new Map<number, Y.Item[]>();
  for (const item of items) {
    const list = found.get(item.id.client);
    if (list === undefined) found.set(item.id.client, [item]);
    else list.push(item);
  }
  for (const list of found.values())
    if (list.length > 1) list.sort((one, other) => one.id.clock - other.id.clock);
  return found;
}

/** The item that holds an id: what is asked for may be thousands, of thousands. */
function itemAmong(
  items: ReadonlyMap<number, readonly Y.Item[]>,
  { client, clock }: Id,
): Y.Item | null {
  const list = items.get(client) ?? [];
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle]?.id.clock ?? 0) <= clock) low = middle + 1;
    else high = middle;
  }
  const found = list[low - 1];
  return found !== undefined && clock < found.id.clock + found.length ? found : null;
}

function spotIn(doc: Y.Doc, id: Id): Spot {
  const found = itemAt(doc, id);
  return found === null ? NOWHERE : { parent: found.parent, key: found.parentSub };
}

/** The item of a document that holds an id. */
export function itemAt(doc: Y.Doc, { client, clock }: Id): Y.Item | null {
  const structs = doc.store.clients.get(client);
  if (structs === undefined || clock >= Y.getState(doc.store, client)) return null;
  const found = structs[Y.findIndexSS(structs, clock)];
  return found instanceof Y.Item ? found : null;
}
