import type { HocuspocusProvider, HocuspocusProviderConfiguration } from '@hocuspocus/provider';
import { createAsideStore } from './aside-store.ts';
import { HandshakeFirstProvider } from './handshake-first.ts';
import { openLocalCopy } from './local-copy.ts';

/** What a page stands on: where its copies are kept, by what it is connected, and how it speaks. */
export type Ground = {
  readonly openCopy: typeof openLocalCopy;
  readonly createAsides: typeof createAsideStore;
  readonly Provider: new (configuration: HocuspocusProviderConfiguration) => HocuspocusProvider;
  /** What a socket is made by; null is the browser's. */
  readonly Socket: (new (url: string) => unknown) | null;
};

/** The browser's own. */
export const BROWSER: Ground = {
  openCopy: openLocalCopy,
  createAsides: createAsideStore,
  Provider: HandshakeFirstProvider,
  Socket: null,
};
