import WebSocket, { type RawData } from 'ws';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';
import { readWatched } from '../../../domain/documents/watch.document.ts';
import { protocolsOf } from '../../../domain/watching/watch-address.ts';
import { bytesOf } from '../../sync/bytes-of.ts';

/** Follows a room with a key, and keeps every frame that came over the wire. */
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
    // It lacks what a browser's socket has beside what the provider uses.
    WebSocketPolyfill: HeardSocket as unknown as typeof globalThis.WebSocket,
    disableBc: true,
    maxBackoffTime: 50,
  });
  provider.on('closed', (event) => closed.push(event));
  return {
    doc,
    provider,
    frames,
    /** Why it was sent away for good. */
    closed,
    seen: () => readWatched(doc),
    end() {
      provider.destroy();
      doc.destroy();
    },
  };
}
