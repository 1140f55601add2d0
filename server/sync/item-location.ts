import * as Y from 'yjs';

type Id = { readonly client: number; readonly clock: number };

/** The location of a CRDT item: its parent map or text, and its key in a map. */
export type ItemLocation = { readonly parent: unknown; readonly key: string | null };

const NOWHERE: ItemLocation = { parent: null, key: null };

/**
 * The locations of new items. An item with a neighbour has the location of its neighbour, and does
 * not carry it itself. The neighbour may come later in the same update, under the id of another
 * device.
 */
export function locationsOf(doc: Y.Doc, fresh: readonly Y.Item[]): readonly ItemLocation[] {
  const among = byClient(fresh);
  const locations = new Map<Y.Item, ItemLocation>();
  for (const item of fresh) {
    const way: Y.Item[] = [];
    const onWay = new Set<Y.Item>();
    let at: Y.Item | null = item;
    let location: ItemLocation | undefined;
    while (at !== null) {
      // Items that refer to each other in a circle have no location.
      location = onWay.has(at) ? NOWHERE : (locations.get(at) ?? ownLocation(doc, at));
      if (location !== undefined) break;
      way.push(at);
      onWay.add(at);
      const beside: Id | null = at.origin ?? at.rightOrigin;
      const next: Y.Item | null = beside && itemAmong(among, beside);
      if (next === null) location = beside === null ? NOWHERE : locationIn(doc, beside);
      at = next;
    }
    for (const passed of way) locations.set(passed, location ?? NOWHERE);
    if (way.length === 0) locations.set(item, location ?? NOWHERE);
  }
  return fresh.map((item) => locations.get(item) ?? NOWHERE);
}

/** The location that an item carries itself, or undefined. */
function ownLocation(doc: Y.Doc, item: Y.Item): ItemLocation | undefined {
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

/**
 * The item that contains an id, by binary search: there may be thousands of lookups among thousands
 * of items.
 */
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

function locationIn(doc: Y.Doc, id: Id): ItemLocation {
  const found = itemAt(doc, id);
  return found === null ? NOWHERE : { parent: found.parent, key: found.parentSub };
}

/** The item of a document that contains an id, or null. */
export function itemAt(doc: Y.Doc, { client, clock }: Id): Y.Item | null {
  const structs = doc.store.clients.get(client);
  if (structs === undefined || clock >= Y.getState(doc.store, client)) return null;
  const found = structs[Y.findIndexSS(structs, clock)];
  return found instanceof Y.Item ? found : null;
}
