import * as Y from 'yjs';
import {
  type RawContent,
  type RawId,
  type RawStruct,
  rawUpdate,
} from '../sync/testing/raw-update.ts';
import type { seeded } from '../sync/testing/seeded.ts';

/** The seeded random source of the fuzz test. */
export type Chance = ReturnType<typeof seeded>;

/** What an attacker knows of a document: everything that the server sends to its devices. */
export type ForgedScene = {
  readonly doc: Y.Doc;
  /** The Yjs client ids of the other clients that have it open. */
  readonly others: readonly number[];
};

/** The client ids that an attacker uses without impersonation: lower and higher than the others. */
const OWN = [1, 900, 4_000_000_000] as const;

/**
 * Generates one update from a grammar of Yjs structs. It has items of every content, gaps and
 * skips, deletions, overlaps, wrong parents and clocks, and ids of others. Sometimes bytes are cut
 * off or changed.
 */
export function forgedUpdate(chance: Chance, { doc, others }: ForgedScene): Uint8Array {
  const { pick, whole } = chance;
  const upTo = (most: number): number => whole(most + 1);
  const isOnce = (percent: number): boolean => whole(100) < percent;
  const isSly = isOnce(40);
  const known = [...doc.store.clients.keys()];
  const anyClient = (): number =>
    pick([...known, ...others, 1, upTo(2 ** 31), 2 ** 32 - 1, ...known]);

  const present = presentIds(doc);
  const anyId = (): RawId => {
    if (present.length > 0 && isOnce(50)) return pick(present);
    const client = anyClient();
    return { client, clock: upTo(Y.getState(doc.store, client) + 1) };
  };
  const clockFor = (client: number): number => {
    const next = Y.getState(doc.store, client);
    return pick([next, next, next, next, Math.max(0, next - 1), 0, next + 1, next + upTo(1_000)]);
  };
  const root = (): string =>
    pick(['marks', 'fields', 'meta', 'ballast', 'notes', 'notes', 'plan', 'orders', '']);
  const key = (): string | null =>
    pick([
      'fusty',
      'musty',
      'comments',
      'birth',
      'kind',
      'version',
      'signature',
      'x',
      '',
      'enMaxDefect',
      'roomTemperature',
      'restMinutes',
      null,
      null,
    ]);
  const value = (): unknown =>
    pick<unknown>([
      50,
      0,
      100,
      101,
      -1,
      0.5,
      Number.NaN,
      null,
      true,
      'evaluation',
      'x'.repeat(upTo(3_000)),
      [1, [2]],
      { at: 'x' },
      new Uint8Array(3),
      2n ** 60n,
    ]);
  const content = (): RawContent =>
    pick<() => RawContent>([
      () => ({ is: 'any', values: [value()] }),
      () => ({ is: 'any', values: [value()] }),
      () => ({ is: 'any', values: Array.from({ length: upTo(3) }, value) }),
      () => ({ is: 'json', values: [5] }),
      () => ({ is: 'string', text: pick(['x', 'fusty', '\ud83d\ude00', '']) }),
      () => ({ is: 'doc', text: 'another' }),
      () => ({ is: 'deleted', length: 1 + upTo(2) }),
      () => ({ is: 'binary', bytes: new Uint8Array(upTo(5)) }),
      () => ({ is: 'embed', value: { a: 1 } }),
      () => ({ is: 'format', key: 'bold', value: true }),
      () => ({ is: 'type', type: upTo(2) }),
    ])();
  /** A struct that is valid except for the neighbours that it names. */
  const slyStruct = (): RawStruct => ({
    is: 'item',
    ...(isOnce(80) && present.length > 0 ? { origin: pick(present) } : {}),
    ...(isOnce(60) && present.length > 0 ? { rightOrigin: pick(present) } : {}),
    ...pick([
      { parent: 'notes', key: null, content: { is: 'string', text: 'xy' } } as const,
      { parent: 'notes', key: null, content: { is: 'deleted', length: 2 } } as const,
      { parent: 'marks', key: 'fusty', content: { is: 'any', values: [7] } } as const,
      { parent: 'plan', key: 'enMaxDefect', content: { is: 'any', values: [7] } } as const,
    ]),
  });
  const struct = (): RawStruct => {
    if (isSly) return slyStruct();
    if (isOnce(12)) return { is: pick(['gap', 'skip'] as const), length: 1 + upTo(3) };
    return {
      is: 'item',
      ...(isOnce(30) ? { origin: anyId() } : {}),
      ...(isOnce(20) ? { rightOrigin: anyId() } : {}),
      parent: isOnce(85) ? root() : anyId(),
      key: key(),
      content: content(),
    };
  };
  const clients = Array.from({ length: pick([1, 1, 1, 2, 0]) }, () => {
    const client = isSly ? pick(OWN) : anyClient();
    return {
      client,
      clock: isSly ? Y.getState(doc.store, client) : clockFor(client),
      structs: Array.from({ length: 1 + upTo(2) }, struct),
    };
  });
  const deleted = Array.from({ length: pick([0, 0, 0, 1, 2]) }, () => ({
    ...anyId(),
    length: 1 + upTo(3),
  }));
  const bytes = rawUpdate({ clients, deleted });
  if (isOnce(5)) return bytes.subarray(0, upTo(bytes.length));
  if (isOnce(5) && bytes.length > 0) bytes[upTo(bytes.length - 1)] = upTo(255);
  return bytes;
}

/** The ids of the letters and values that a document contains now. */
function presentIds(doc: Y.Doc): readonly RawId[] {
  const ids: RawId[] = [];
  for (const type of doc.share.values()) {
    for (let item = type._start; item !== null; item = item.right)
      ids.push({ client: item.id.client, clock: item.lastId.clock });
    for (const { lastId } of type._map.values()) ids.push(lastId);
  }
  return ids;
}
