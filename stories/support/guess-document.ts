import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import WebSocket from 'ws';
import * as Y from 'yjs';

/** What came of asking for a document by its name: refused with a reason, or served. */
export type Guess = { readonly name: string; readonly outcome: string; readonly keys: number };

/** Asks the product for documents by name with a person's cookies, as a program on their device could. */
export async function guessDocuments(
  url: string,
  cookie: string,
  names: readonly string[],
): Promise<readonly Guess[]> {
  class CookieSocket extends WebSocket {
    constructor(address: string) {
      super(address, { origin: url, headers: { cookie } });
      this.on('error', () => undefined);
    }
  }
  const socket = new HocuspocusProviderWebsocket({
    url: `${url.replace('http', 'ws')}/collab`,
    WebSocketPolyfill: CookieSocket,
  });
  const guesses = await Promise.all(names.map((name) => guess(socket, name)));
  socket.destroy();
  return guesses;
}

function guess(socket: HocuspocusProviderWebsocket, name: string): Promise<Guess> {
  const doc = new Y.Doc();
  return new Promise((resolve) => {
    const end = (outcome: string) => {
      resolve({ name, outcome, keys: doc.share.size });
      provider.destroy();
    };
    const provider = new HocuspocusProvider({
      name,
      document: doc,
      websocketProvider: socket,
      token: () => '-',
      awareness: null,
      onSynced: () => end('served'),
      onAuthenticationFailed: ({ reason }) => end(reason),
      onClose: ({ event }) => end(event.reason),
    });
    provider.attach();
  });
}
