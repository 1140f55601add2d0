import WebSocket, { type RawData } from 'ws';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';
import { readWatched } from '../../../domain/documents/watch.document.ts';
import { protocolsOf } from '../../../domain/watching/watch-address.ts';
import { bytesOf } from '../../sync/bytes-of.ts';

/**
 * Connects a standard y-websocket client with an API key, for tests, and keeps every received
 * frame.
 */
export function standardClient(url: string, room: string, key: string, doc: Y.Doc = new Y.Doc()) {
  const frames: Uint8Array[] = [];
  class HeardSocket extends WebSocket {
    constructor(address: string, protocols?: string | string[]) {
      super(address, protocols);
      this.on('message', (data: RawData) => frames.push(bytesOf(data)));
    }
  }
  const closed: { code: number; reason: string }[] = [];
  const provider = new WebsocketProvider(url, room, doc, {
    protocols: protocolsOf(key),
    // The `ws` socket lacks members of a browser's socket that the provider does not use.
    WebSocketPolyfill: HeardSocket as unknown as typeof globalThis.WebSocket,
    disableBc: true,
    maxBackoffTime: 50,
  });
  provider.on('closed', (event) => closed.push(event));
  return {
    doc,
    provider,
    frames,
    /** Why the server disconnected it permanently. */
    closed,
    seen: () => readWatched(doc),
    end() {
      provider.destroy();
      doc.destroy();
    },
  };
}
