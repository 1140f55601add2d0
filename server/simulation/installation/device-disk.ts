import * as Y from 'yjs';
import { mergeQuarantinedCopies } from '../../../domain/documents/quarantined-values.ts';
import { birthOf } from '../../../web/live/pool/document-handle.ts';
import type { PoolEnvironment } from '../../../web/live/pool/pool-environment.ts';
import type { QuarantinedCopy } from '../../../web/live/pool/quarantine-store.ts';
import { createWriteQueue } from '../../../web/live/pool/write-queue.ts';
import type { Owner } from '../world/owner.ts';
import type { Chance, World } from '../world/world.ts';

/**
 * Everything that was ever written on a device, by document and generation id. None of it may be
 * lost.
 */
export type Ledger = ReadonlyMap<string, { readonly name: string; readonly update: Uint8Array }>;

/**
 * Creates the empty disk of a simulated device, with its offline copies and quarantine. A write is
 * complete when the scheduler picks it.
 */
export function createDeviceDisk(world: World, chance: Chance) {
  const copies = new Map<string, readonly Uint8Array[]>();
  const ledger = new Map<string, { name: string; update: Uint8Array }>();
  let asides: readonly QuarantinedCopy[] = [];
  const pending: {
    readonly owner: Owner;
    readonly what: string;
    readonly act: () => void;
    /** Rejects the write where the storage is lost before it is done. */
    readonly fail: (() => void) | null;
  }[] = [];
  /** The copies that are being deleted, with the page that deletes each. */
  const removing = new Map<string, Owner>();
  const open = new Set<{ readonly owner: Owner; readonly lose: () => void }>();

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
        fail: null,
      }),
    );
  const writeLater = (owner: Owner, what: string, act: () => void): Promise<void> =>
    new Promise((resolve, reject) =>
      pending.push({
        owner,
        what,
        act() {
          act();
          resolve();
        },
        fail: () => reject(new Error('the storage is gone')),
      }),
    );
  function note(name: string, doc: Y.Doc, update: Uint8Array): void {
    const key = `${name}|${birthOf(doc)}`;
    const before = ledger.get(key)?.update;
    ledger.set(key, { name, update: before ? Y.mergeUpdates([before, update]) : update });
  }

  /** The storage of a page's offline copies. */
  const openCopy =
    (owner: Owner): PoolEnvironment['openCopy'] =>
    (name, doc) => {
      const kept = {};
      let closed = false;
      let tellBehind = (_isLost: boolean): void => {};
      const keep = (what: string, update: () => Uint8Array): Promise<void> =>
        writeLater(owner, what, () => {
          if (closed) return;
          const now = update();
          copies.set(name, [...(copies.get(name) ?? []), now]);
          note(name, doc, now);
        });
      const writing = createWriteQueue({
        whole: () => keep('keeps the whole', () => Y.encodeStateAsUpdate(doc)),
        schedule(ms, then) {
          const timer = setTimeout(then, ms);
          return () => clearTimeout(timer);
        },
        onBehind: () => tellBehind(false),
      });
      const mine = {
        owner,
        lose() {
          // Nothing was written for an empty document.
          if (doc.store.clients.size === 0) return;
          writing.lost('at once');
          tellBehind(true);
        },
      };
      open.add(mine);
      const stop = (): void => {
        closed = true;
        open.delete(mine);
        void writing.close();
      };
      doc.clientID = world.newAuthor(chance);
      const loaded = later(owner, 'reads its copy', () => {
        for (const update of copies.get(name) ?? []) Y.applyUpdate(doc, update, kept);
        doc.on('update', (update: Uint8Array, origin: unknown) => {
          if (closed || origin === kept) return;
          writing.add(() => keep('keeps a change', () => update));
        });
      });
      return {
        loaded,
        lacked: () => false,
        isBehind: writing.isBehind,
        onBehind(listener) {
          tellBehind = listener;
        },
        async written() {
          await loaded;
          await writing.written();
        },
        settled: () => {},
        async close() {
          stop();
        },
        wipe: () => {
          stop();
          removing.set(name, owner);
          return later(owner, 'removes a copy', () => {
            removing.delete(name);
            copies.delete(name);
          });
        },
      };
    };

  /** The storage of a page's quarantined copies. */
  const createQuarantine =
    (owner: Owner): PoolEnvironment['createQuarantine'] =>
    () => ({
      copies: () => asides,
      load: () => Promise.resolve(),
      keep: (copy) =>
        later(owner, 'sets a copy aside', () => {
          const isSame = (one: QuarantinedCopy) =>
            one.document === copy.document && one.birth === copy.birth;
          const update = asides
            .filter(isSame)
            .reduce((later, before) => mergeQuarantinedCopies(before.update, later), copy.update);
          asides = [...asides.filter((one) => !isSame(one)), { ...copy, update }];
        }),
      drop: () => Promise.resolve(),
      subscribe: () => () => {},
    });

  return {
    openCopy,
    createQuarantine,
    copies: (): ReadonlyMap<string, readonly Uint8Array[]> => copies,
    asides: (): readonly QuarantinedCopy[] => asides,
    /** Whether a copy is being deleted: the unsaved work in it was quarantined before. */
    makesRoom: (name: string): boolean => removing.get(name)?.alive === true,
    ledger: (): Ledger => ledger,
    /**
     * BTH-54: deletes the offline copies while a page is open, and notifies the page as a browser
     * does.
     */
    vanish(): void {
      copies.clear();
      ledger.clear();
      for (const one of pending.filter(({ fail }) => fail !== null)) {
        pending.splice(pending.indexOf(one), 1);
        one.fail?.();
      }
      for (const { owner, lose } of open) if (owner.alive) world.as(owner, lose);
    },
    /** Deletes everything on the disk. */
    wipe(): void {
      copies.clear();
      ledger.clear();
      asides = [];
      pending.splice(0);
    },
  };
}
