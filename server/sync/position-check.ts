import * as Y from 'yjs';
import { type ItemLocation, itemAt } from './item-location.ts';

/** The most work of a full check: new items of the update times items of the document. */
const MOST_WORK = 20_000_000;

/**
 * Quick check of positions (SYN-50, SYN-75): whether new characters of a text lie between two
 * neighbours that are adjacent now. From other positions Yjs may build documents that differ
 * between devices, or fail to build one.
 */
export function passesQuickPositionCheck(
  doc: Y.Doc,
  fresh: readonly Y.Item[],
  locations: readonly ItemLocation[],
): boolean {
  return fresh.every((item, at) => {
    const { parent, key } = locations[at] ?? { parent: null, key: null };
    if (key !== null) return true;
    // Consecutive characters lie between the same two neighbours as the first of them.
    const before = fresh[at - 1];
    const isRun =
      before !== undefined &&
      before.id.client === item.id.client &&
      Y.compareIDs(before.lastId, item.origin) &&
      Y.compareIDs(before.rightOrigin, item.rightOrigin);
    return isRun || areSideBySide(doc, parent, item);
  });
}

function areSideBySide(doc: Y.Doc, parent: unknown, { origin, rightOrigin }: Y.Item): boolean {
  if (origin === null) {
    const start = parent instanceof Y.AbstractType ? parent._start : null;
    return Y.compareIDs(start?.id ?? null, rightOrigin);
  }
  const left = itemAt(doc, origin);
  if (left === null) return false;
  const isEnd = origin.clock === left.id.clock + left.length - 1;
  const next = isEnd ? (left.right?.id ?? null) : Y.createID(origin.client, origin.clock + 1);
  return Y.compareIDs(next, rightOrigin);
}

/**
 * Full check of positions (SYN-50, SYN-75), on a copy that has the update: whether new characters
 * lie between neighbours that were adjacent for their writer. The writer need not have known what
 * is between them now. All updates of our devices pass.
 */
export function passesFullPositionCheck(doc: Y.Doc, letters: readonly Y.Item[]): boolean {
  let known = 0;
  for (const structs of doc.store.clients.values()) known += structs.length;
  if (letters.length * known > MOST_WORK) return false;
  return letters.every((letter) => {
    const { origin, rightOrigin } = letter;
    const past = causalHistoryOf(doc, letter);
    const type = itemAt(doc, letter.id)?.parent;
    let item =
      origin !== null ? itemAt(doc, origin) : type instanceof Y.AbstractType ? type._start : null;
    let from = origin === null ? (item?.id.clock ?? 0) : origin.clock + 1;
    while (item !== null) {
      const { client, clock } = item.id;
      const isThere = rightOrigin !== null && holds(item, rightOrigin);
      const end = isThere ? rightOrigin.clock : clock + item.length;
      if (isThere && end < from) return false;
      if (from < end && from < (past.get(client) ?? 0)) return false;
      if (isThere) return true;
      item = item.right;
      from = item?.id.clock ?? 0;
    }
    return rightOrigin === null;
  });
}

const holds = ({ id, length }: Y.Item, { client, clock }: Y.ID): boolean =>
  id.client === client && id.clock <= clock && clock < id.clock + length;

/**
 * The causal history of an item, as a clock for each client: what its writer must have known. That
 * is the neighbours that the item names, all that its writer wrote before, and the histories of
 * those in turn.
 */
function causalHistoryOf(
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
