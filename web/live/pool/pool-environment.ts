import type { HocuspocusProvider, HocuspocusProviderConfiguration } from '@hocuspocus/provider';
import type * as Y from 'yjs';
import { keptMe } from '../../parts/http/kept-me.ts';
import type { Cipher } from '../device/cipher.ts';
import { createDeviceDatabase, databaseOf } from '../device/device-database.ts';
import { adoptLegacyCopies } from '../device/legacy-copies.ts';
import { unsentDocuments } from '../device/unsent-documents.ts';
import { HandshakeFirstProvider } from './handshake-first.ts';
import { type LocalCopy, openLocalCopy } from './local-copy.ts';
import { createQuarantineStore, isLegacyQuarantinedCopy } from './quarantine-store.ts';
import { schedule } from './schedule.ts';

/**
 * The dependencies of a pool, injected: the storage of its copies, its WebSocket and its provider.
 */
export type PoolEnvironment = {
  readonly openCopy: (name: string, doc: Y.Doc) => LocalCopy;
  readonly createQuarantine: () => ReturnType<typeof createQuarantineStore>;
  /** The names of all documents with unsent work on this device, whether open or not. */
  readonly lacking: () => Promise<readonly string[]>;
  /** Calls the listener when the stored data of this device is lost (BTH-54). */
  readonly onLost: (listener: () => void) => void;
  /** Closes the storage of the copies, once all of them are closed. */
  readonly close: () => Promise<void>;
  readonly Provider: new (configuration: HocuspocusProviderConfiguration) => HocuspocusProvider;
  /** The WebSocket class; null for the browser's. */
  readonly Socket: (new (url: string) => unknown) | null;
};

/**
 * The environment of one account in a browser: copies in IndexedDB, encrypted with the account's
 * key (SYN-10).
 */
export function browserEnvironment(account: string, cipher: Cipher): PoolEnvironment {
  const database = createDeviceDatabase(databaseOf(account));
  const hasLeft = () => keptMe()?.user !== account;
  const keeping = { database, cipher, schedule, hasLeft };
  const quarantine = createQuarantineStore(keeping);
  const adopted = adoptLegacyCopies(account, database, cipher, async (value) => {
    if (isLegacyQuarantinedCopy(value)) await quarantine.keep({ ...value, why: 'made-anew' });
  }).catch(() => undefined); // What failed is tried again next time.
  // Copies are read only after the legacy copies were moved.
  const afterwards = {
    ...database,
    run: async <Value>(act: Parameters<typeof database.run<Value>>[0]) => {
      await adopted;
      return await database.run(act);
    },
  };
  return {
    openCopy: (name, doc) => openLocalCopy({ ...keeping, database: afterwards }, name, doc),
    createQuarantine: () => quarantine,
    lacking: async () =>
      [...(await afterwards.run(unsentDocuments))]
        .map((token) => cipher.nameFrom(token))
        .filter((name) => name !== null),
    onLost: (listener) => void database.onLost(listener),
    close: () => database.close(),
    Provider: HandshakeFirstProvider,
    Socket: null,
  };
}
