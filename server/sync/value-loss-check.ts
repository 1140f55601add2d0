import * as Y from 'yjs';
import { currentValues } from './causal-order.ts';
import type { ItemLocation } from './item-location.ts';
import type { Decoded } from './plain-item.ts';

/**
 * Quick check for value loss (SYN-50): whether each value that an update deletes, old or new, has a
 * new value right behind it. Then no key of a map loses its value. Where another device's value is
 * behind it, a dry run decides.
 */
export function passesQuickValueLossCheck(
  doc: Y.Doc,
  fresh: readonly Y.Item[],
  locations: readonly ItemLocation[],
  { ds }: Decoded,
): boolean {
  const isDeleted = deletedBy(ds);
  const behind = new Set<string>();
  const going: Y.Item[] = [];
  for (const [at, item] of fresh.entries()) {
    if ((locations[at]?.key ?? null) === null) continue;
    if (item.origin !== null) behind.add(textOf(item.origin));
    if (item.content instanceof Y.ContentDeleted || isDeleted(item.id)) going.push(item);
  }
  for (const [client, ranges] of ds.clients)
    for (const { clock, len } of ranges) going.push(...currentValues(doc, client, clock, len));
  return going.every(({ lastId }) => behind.has(textOf(lastId)));
}

const textOf = ({ client, clock }: Y.ID): string => `${client}:${clock}`;

/**
 * Returns a test: whether an update deletes an id. Ranges of a forged update may be in any order.
 */
function deletedBy(ds: Decoded['ds']): (id: Y.ID) => boolean {
  let sorted: Decoded['ds'] | undefined;
  return (id) => {
    if (!ds.clients.has(id.client)) return false;
    sorted ??= Y.mergeDeleteSets([ds]);
    return Y.isDeleted(sorted, id);
  };
}
