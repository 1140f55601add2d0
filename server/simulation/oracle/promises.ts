import * as Y from 'yjs';
import { birthOf } from '../../../web/live/pool/document-handle.ts';
import type { Installation } from '../installation/installation.ts';
import type { Snapshot } from '../memory/row-tables.ts';
import { difference, docOf, emptied, storedCopy } from './stored-copy.ts';
import { Violation } from './violation.ts';

/**
 * Checks durability: everything that was acknowledged to a device as stored is stored (KEE-1,
 * SYN-1).
 */
export function createPromises({ devices, network }: Pick<Installation, 'devices' | 'network'>) {
  const told = new Map<string, { name: string; birth: string; update: Uint8Array; by: string }>();
  let seen = new WeakMap<Y.Doc, string>();
  /**
   * The documents whose acknowledgements are older than a restore of the database. They count again
   * once the device was disconnected, and no message of an ended process is on its way to it.
   */
  const stale = new Set<Y.Doc>();
  const held = new Map<string, string>();

  /** Records what each page reports as stored now. */
  function listen(): void {
    for (const device of devices) {
      for (const name of device.documents) {
        const handle = device.page().pool.handle(name);
        if (handle === null || handle.name !== name) continue;
        const { stored, synced, scope } = handle.status();
        if (!synced && !network.hearsTheDead(device.name)) stale.delete(handle.doc);
        // A read-only page gets one acknowledgement, and its edits after a seal are in the audit
        // trail.
        if (!stored || !synced || scope === 'readonly' || stale.has(handle.doc)) continue;
        const vector = Buffer.from(Y.encodeStateVector(handle.doc)).toString('base64');
        if (seen.get(handle.doc) === vector) continue;
        seen.set(handle.doc, vector);
        const birth = birthOf(handle.doc);
        const key = `${name}|${birth}`;
        const own = Y.encodeStateAsUpdate(handle.doc);
        const before = told.get(key)?.update;
        const update = before ? Y.mergeUpdates([before, own]) : own;
        told.set(key, { name, birth, update, by: device.name });
        held.delete(key);
      }
    }
  }

  return {
    check(tables: Snapshot): void {
      listen();
      for (const [key, { name, birth, update, by }] of told) {
        const copy = storedCopy(tables, name);
        if (copy === null) throw new Violation('KEE-1', `${name} is gone`);
        if (held.get(key) === copy.version) continue;
        held.set(key, copy.version);
        // The sealed content of a sheet of another generation is in the records.
        if (copy.birth !== birth) continue;
        const stored = docOf(copy.parts);
        const gone = emptied(docOf([update]), stored);
        if (gone.length > 0) throw new Violation('KEE-7', `nothing stands at ${gone} of ${name}`);
        const lost = difference(docOf([...copy.parts, update]), stored);
        if (lost !== '') throw new Violation('KEE-1', `${by} was told ${name} is stored: ${lost}`);
      }
    },
    /** Forgets all acknowledgements, after the database was restored from an older backup. */
    forget(): void {
      told.clear();
      held.clear();
      seen = new WeakMap();
      for (const device of devices)
        for (const name of device.documents) {
          const doc = device.page().pool.handle(name)?.doc;
          if (doc !== undefined) stale.add(doc);
        }
    },
  };
}
