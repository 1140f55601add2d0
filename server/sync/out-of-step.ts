import * as Y from 'yjs';

type Id = { readonly client: number; readonly clock: number };

/** Where an item stands: in which map or text, and under which key of it. */
type Spot = { readonly parent: unknown; readonly key: string | null };

/**
 * KEE-7: whether an update is out of step with what a document knows: it begins beyond what is known, overlaps it, hangs on
 * what is not there, or takes a value away without putting another in its place. Yjs would keep what it cannot place for
 * later and apply the deletions at once, so that a stored value was gone while the one that replaces it was nowhere.
 * Whoever sent it sends all that is missing when it is asked again. Throws what Yjs throws at bytes that are no update.
 */
export function isOutOfStep(doc: Y.Doc, update: Uint8Array): boolean {
  const { structs, ds } = Y.decodeUpdate(update);
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
  const spots = spotsOf(doc, fresh);
  for (const [client, ranges] of ds.clients) {
    for (const { clock, len } of ranges) {
      if (!isThere({ client, clock: clock + len - 1 })) return true;
      if (standingValues(doc, client, clock, len).some((item) => !isReplaced(item, spots)))
        return true;
    }
  }
  return false;
}

/** What must be there before an item can take its place. */
function leansOn({ origin, rightOrigin, parent }: Y.Item): readonly Id[] {
  const type: unknown = parent;
  return [origin, rightOrigin, type instanceof Y.ID ? type : null].filter((id) => id !== null);
}

/** The places that new items take. One with a neighbour stands where the neighbour does, and does not say so itself. */
function spotsOf(doc: Y.Doc, fresh: readonly Y.Item[]): readonly Spot[] {
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

/** The values of maps that stand now within a range of what is known; text has none. */
function standingValues(doc: Y.Doc, client: number, clock: number, length: number): Y.Item[] {
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

const isReplaced = ({ parent, parentSub }: Y.Item, spots: readonly Spot[]): boolean =>
  spots.some((spot) => spot.parent === parent && spot.key === parentSub);
