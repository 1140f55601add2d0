import { HocuspocusProvider, type HocuspocusProviderConfiguration } from '@hocuspocus/provider';
import type { onChangePayload, onLoadDocumentPayload } from '@hocuspocus/server';
import * as decoding from 'lib0/decoding';
import * as Y from 'yjs';
import { DOCUMENT_SCHEMAS } from '../../domain/documents/document-schemas.ts';
import { PLAN } from '../../domain/documents/session.document.ts';
import { askedFrom, HandshakeFirstProvider } from '../../web/live/pool/handshake-first.ts';
import type { ConnectionContext } from '../sync/authorize-document.ts';
import { FROM_LOG } from '../sync/log-follower.ts';
import type { Swaps } from './installation/swaps.ts';

/**
 * A faulty provider that applies changes before the server's answer to its handshake. It also sends
 * updates with missing dependencies.
 */
class EagerProvider extends HandshakeFirstProvider {
  override onMessage(event: MessageEvent): void {
    const update = updateIn(new Uint8Array(event.data));
    if (update !== null) Y.applyUpdate(this.document, update, this);
    super.onMessage(event);
    const { pendingStructs } = this.document.store;
    if (pendingStructs !== null && askedFrom(new Uint8Array(event.data)) !== null)
      this.documentUpdateHandler(Y.convertUpdateFormatV2ToV1(pendingStructs.update), null);
  }
}

/** The update that a message carries; null where it carries none. */
function updateIn(message: Uint8Array): Uint8Array | null {
  const [SYNC, UPDATE] = [0, 2];
  const decoder = decoding.createDecoder(message);
  decoding.readVarString(decoder);
  if (decoding.readVarUint(decoder) !== SYNC || decoding.readVarUint(decoder) !== UPDATE)
    return null;
  return decoding.readVarUint8Array(decoder);
}

/**
 * Seeded bugs (planted faults) that the product once had, as replaced parts. They are created again
 * for every story.
 */
export const PLANTED_FAULTS: Readonly<Record<string, () => Swaps>> = {
  'a signature does not say which values it stands on': () => ({
    sign: (doc, signature) => doc.getMap('fields').set('signature', signature),
  }),

  'what begins beyond what is known is applied': () => ({
    outOfOrder: () => false,
    Provider: HocuspocusProvider,
  }),

  'stored is said of what other processes have only received': () => {
    const loaded = new Map<string, Set<Y.Doc>>();
    return {
      extensions: () => [
        {
          async onLoadDocument(payload: onLoadDocumentPayload<ConnectionContext>) {
            const { documentName, document } = payload;
            loaded.set(documentName, (loaded.get(documentName) ?? new Set()).add(document));
          },
          async onChange(payload: onChangePayload<ConnectionContext>) {
            const { documentName, document, update, transactionOrigin } = payload;
            if (transactionOrigin === FROM_LOG) return;
            for (const other of loaded.get(documentName) ?? [])
              if (other !== document) Y.applyUpdate(other, update, FROM_LOG);
          },
        },
      ],
    };
  },

  'a process stores into what another has closed': () => ({
    store: (store) => ({
      ...store,
      append: (updates) => store.append(updates.map((update) => ({ ...update, byServer: true }))),
    }),
  }),

  'a copy of another birth is deleted': () => ({
    asides: (asides) => ({ ...asides, keep: () => Promise.resolve() }),
  }),

  'what comes after a seal is told to nobody': () => ({
    sync: (sync) => ({ ...sync, onClosed: () => {} }),
  }),

  'what was never stored stays before who only reads': () => ({
    Provider: class extends HandshakeFirstProvider {
      constructor(configuration: HocuspocusProviderConfiguration) {
        super({ ...configuration, onMessage: () => {} });
      }
    },
  }),

  'a page is not told that what it kept is gone': () => ({
    copy: (copy) => ({ ...copy, onBehind: () => {} }),
  }),

  'what was served is judged as a draft is': () => ({
    accessByState: (accessByState) => ({
      ...accessByState,
      sessionFacts: () => Promise.resolve({ state: 'draft', served: [] }),
    }),
  }),

  'a value is taken that is out of its bounds': () => {
    const { written: _, ...plan } = PLAN;
    return { schemas: { ...DOCUMENT_SCHEMAS, session: plan } };
  },

  'an exclusion stands under the name that a client gives': () => ({
    sync: (sync) => ({ ...sync, onWrite: () => {} }),
  }),

  'a change is applied before the answer that it follows': () => ({
    Provider: EagerProvider,
  }),

  'a sealed sheet is left as the disk left it': () => ({
    sync: (sync) => ({ ...sync, onLost: () => {} }),
  }),
};
