import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import WebSocket from 'ws';
import * as Y from 'yjs';

/** The outcome of a request for a document by name: its content, or the reason of the refusal. */
export type Asked = { readonly name: string; readonly outcome: string; readonly doc: Y.Doc };

/** Requests documents by name with a person's cookies, as a program on their device could. */
export async function askDocuments(
  url: string,
  cookie: string,
  names: readonly string[],
): Promise<readonly Asked[]> {
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
  const answers = await Promise.all(names.map((name) => ask(socket, name)));
  socket.destroy();
  return answers;
}

function ask(socket: HocuspocusProviderWebsocket, name: string): Promise<Asked> {
  const doc = new Y.Doc();
  return new Promise((resolve) => {
    const end = (outcome: string) => {
      resolve({ name, outcome, doc });
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
