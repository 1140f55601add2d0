import * as Y from 'yjs';
import { mergedAsides } from '../../../domain/documents/aside-values.ts';
import type { AsideCopy } from '../../../web/live/pool/aside-store.ts';
import { birthOf } from '../../../web/live/pool/document-handle.ts';
import type { Ground } from '../../../web/live/pool/ground.ts';
import type { Owner } from '../world/owner.ts';
import type { Chance, World } from '../world/world.ts';

/** What was once written on a device, by document and birth: nothing of it may go. */
export type Ledger = ReadonlyMap<string, { readonly name: string; readonly update: Uint8Array }>;

/** Builds the empty disk of a device. What a page writes on it is there when chance lets it be. */
export function createDeviceDisk(world: World, chance: Chance) {
  const copies = new Map<string, readonly Uint8Array[]>();
  const ledger = new Map<string, { name: string; update: Uint8Array }>();
  let asides: readonly AsideCopy[] = [];
  const pending: { readonly owner: Owner; readonly what: string; readonly act: () => void }[] = [];

  world.add(() => {
    const [first] = pending.filter(({ owner }) => owner.alive);
    if (first === undefined) return [];
    const happen = () => {
      pending.splice(pending.indexOf(first), 1);
      first.act();
    };
    return [{ owner: first.owner, what: `${first.owner.name} ${first.what}`, happen }];
  });
  const later = (owner: Owner, what: string, act: () => void): Promise<void> =>
    new Promise((resolve) =>
      pending.push({
        owner,
        what,
        act() {
          act();
          resolve();
        },
      }),
    );
  function note(name: string, doc: Y.Doc, update: Uint8Array): void {
    const key = `${name}|${birthOf(doc)}`;
    const before = ledger.get(key)?.update;
    ledger.set(key, { name, update: before ? Y.mergeUpdates([before, update]) : update });
  }

  /** Where a page keeps its copies. */
  const openCopy =
    (owner: Owner): Ground['openCopy'] =>
    (name, doc) => {
      const kept = {};
      let closed = false;
      let written: Promise<void> = Promise.resolve();
      doc.clientID = 2 ** 20 + chance.whole(2 ** 30);
      const loaded = later(owner, 'reads its copy', () => {
        for (const update of copies.get(name) ?? []) Y.applyUpdate(doc, update, kept);
        doc.on('update', (update: Uint8Array, origin: unknown) => {
          if (closed || origin === kept) return;
          written = later(owner, 'keeps a change', () => {
            if (closed) return;
            copies.set(name, [...(copies.get(name) ?? []), update]);
            note(name, doc, update);
          });
        });
      });
      return {
        loaded,
        lacked: () => false,
        isBehind: () => false,
        onBehind: () => {},
        written: () => written,
        settled: () => {},
        async close() {
          closed = true;
        },
        wipe: () => {
          closed = true;
          return later(owner, 'removes a copy', () => copies.delete(name));
        },
      };
    };

  /** Where a page sets copies aside. */
  const createAsides =
    (owner: Owner): Ground['createAsides'] =>
    () => ({
      copies: () => asides,
      load: () => Promise.resolve(),
      keep: (copy) =>
        later(owner, 'sets a copy aside', () => {
          const isSame = (one: AsideCopy) =>
            one.document === copy.document && one.birth === copy.birth;
          const update = asides
            .filter(isSame)
            .reduce((later, before) => mergedAsides(before.update, later), copy.update);
          asides = [...asides.filter((one) => !isSame(one)), { ...copy, update }];
        }),
      drop: () => Promise.resolve(),
      subscribe: () => () => {},
    });

  return {
    openCopy,
    createAsides,
    copies: (): ReadonlyMap<string, readonly Uint8Array[]> => copies,
    asides: (): readonly AsideCopy[] => asides,
    ledger: (): Ledger => ledger,
    /** Everything on it is gone. */
    wipe(): void {
      copies.clear();
      ledger.clear();
      asides = [];
      pending.splice(0);
    },
  };
}
