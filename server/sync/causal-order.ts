import * as Y from 'yjs';
import { type ItemLocation, locationsOf } from './item-location.ts';
import type { Decoded } from './plain-item.ts';

type Id = { readonly client: number; readonly clock: number };

/**
 * Whether an update arrives out of causal order (KEE-7, KEE-37): it has missing dependencies. That
 * is, it begins beyond what the document knows, overlaps it, refers to an unknown item, or deletes
 * a value without replacing it.
 *
 * Yjs would keep the insertions for later but apply the deletions at once. A stored value would be
 * lost while its replacement is missing. The sender sends all that is missing when it is asked
 * again. Throws what Yjs throws at bytes that are no update.
 */
export function isOutOfOrder(
  doc: Y.Doc,
  update: Uint8Array,
  { structs, ds }: Decoded = Y.decodeUpdate(update),
): boolean {
  const known = (client: number): number => Y.getState(doc.store, client);
  const reach = new Map<number, number>();
  const fresh: Y.Item[] = [];
  for (const struct of structs) {
    const { client, clock } = struct.id;
    const end = clock + struct.length;
    if (end <= known(client)) continue;
    const begun = reach.get(client) ?? known(client);
    if (clock !== begun || !(struct instanceof Y.Item)) return true;
    reach.set(client, end);
    fresh.push(struct);
  }
  const isThere = ({ client, clock }: Id): boolean => clock < (reach.get(client) ?? known(client));
  if (fresh.some((item) => !dependenciesOf(item).every(isThere))) return true;
  const isReplaced = replacedIn(locationsOf(doc, fresh));
  for (const [client, ranges] of ds.clients) {
    for (const { clock, len } of ranges) {
      if (!isThere({ client, clock: clock + len - 1 })) return true;
      if (!currentValues(doc, client, clock, len).every(isReplaced)) return true;
    }
  }
  return false;
}

/** The ids that must be known before an item can be integrated. */
function dependenciesOf({ origin, rightOrigin, parent }: Y.Item): readonly Id[] {
  const type: unknown = parent;
  return [origin, rightOrigin, type instanceof Y.ID ? type : null].filter((id) => id !== null);
}

/** The map values within a range of known clocks that are not deleted; text has none. */
export function currentValues(
  doc: Y.Doc,
  client: number,
  clock: number,
  length: number,
): readonly Y.Item[] {
  const structs = doc.store.clients.get(client) ?? [];
  if (clock >= Y.getState(doc.store, client)) return [];
  const values: Y.Item[] = [];
  for (let at = Y.findIndexSS(structs, clock); at < structs.length; at += 1) {
    const struct = structs[at];
    if (struct === undefined || struct.id.clock >= clock + length) break;
    if (struct instanceof Y.Item && !struct.deleted && struct.parentSub !== null)
      values.push(struct);
  }
  return values;
}

/** Returns a test: whether a new item is written under the same key as a value. */
function replacedIn(locations: readonly ItemLocation[]): (item: Y.Item) => boolean {
  const keys = new Map<unknown, Set<string | null>>();
  for (const { parent, key } of locations) {
    const known = keys.get(parent);
    if (known === undefined) keys.set(parent, new Set([key]));
    else known.add(key);
  }
  return ({ parent, parentSub }) => keys.get(parent)?.has(parentSub) ?? false;
}
