import { HocuspocusProvider, type HocuspocusProviderConfiguration } from '@hocuspocus/provider';
import type { onChangePayload, onLoadDocumentPayload } from '@hocuspocus/server';
import * as Y from 'yjs';
import { HandshakeFirstProvider } from '../../web/live/pool/handshake-first.ts';
import type { ConnectionContext } from '../sync/authorize-document.ts';
import { FROM_LOG } from '../sync/log-follower.ts';
import type { Swaps } from './installation/swaps.ts';

/** Faults that the product once had, each as parts that are handed in; made anew for every story. */
export const PLANTED: Readonly<Record<string, () => Swaps>> = {
  'a signature does not say which values it stands on': () => ({
    sign: (doc, signature) => doc.getMap('fields').set('signature', signature),
  }),

  'what begins beyond what is known is applied': () => ({
    outOfStep: () => false,
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

  'a sealed sheet is left as the disk left it': () => ({
    sync: (sync) => ({ ...sync, onLost: () => {} }),
  }),
};
