import * as Y from 'yjs';
import type { Decoded } from './plain-item.ts';
import { type Spot, spotsOf } from './spots.ts';

type Id = { readonly client: number; readonly clock: number };

/**
 * KEE-7: whether an update is out of step with what a document knows: it begins beyond what is known, overlaps it, hangs on
 * what is not there, or takes a value away without putting another in its place. Yjs would keep what it cannot place for
 * later and apply the deletions at once, so that a stored value was gone while the one that replaces it was nowhere.
 * Whoever sent it sends all that is missing when it is asked again. Throws what Yjs throws at bytes that are no update.
 */
export function isOutOfStep(
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
  if (fresh.some((item) => !leansOn(item).every(isThere))) return true;
  const isReplaced = replacedIn(spotsOf(doc, fresh));
  for (const [client, ranges] of ds.clients) {
    for (const { clock, len } of ranges) {
      if (!isThere({ client, clock: clock + len - 1 })) return true;
      if (!standingValues(doc, client, clock, len).every(isReplaced)) return true;
    }
  }
  return false;
}

/** What must be there before an item can take its place. */
function leansOn({ origin, rightOrigin, parent }: Y.Item): readonly Id[] {
  const type: unknown = parent;
  return [origin, rightOrigin, type instanceof Y.ID ? type : null].filter((id) => id !== null);
}

/** The values of maps that stand now within a range of what is known; text has none. */
export function standingValues(
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

/** Tells whether a value's place is among the places that new items take. */
function replacedIn(spots: readonly Spot[]): (item: Y.Item) => boolean {
  const keys = new Map<unknown, Set<string | null>>();
  for (const { parent, key } of spots) {
    const known = keys.get(parent);
    if (known === undefined) keys.set(parent, new Set([key]));
    else known.add(key);
  }
  return ({ parent, parentSub }) => keys.get(parent)?.has(parentSub) ?? false;
}
