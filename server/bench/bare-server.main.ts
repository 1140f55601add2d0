import { createServer } from 'node:http';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { type WebSocket, WebSocketServer } from 'ws';
import { readSyncMessage, writeSyncStep1, writeUpdate } from 'y-protocols/sync';
import * as Y from 'yjs';
import { serveBench } from './serve-bench.ts';

/**
 * The baseline of the sync benchmark: a minimal Yjs server with one WebSocket for each document, in
 * memory, without accounts or storage.
 */
const SYNC = 0;
const rooms = new Map<string, { doc: Y.Doc; sockets: Set<WebSocket> }>();

function room(name: string) {
  const known = rooms.get(name);
  if (known !== undefined) return known;
  const made = { doc: new Y.Doc(), sockets: new Set<WebSocket>() };
  made.doc.on('update', (update: Uint8Array) => {
    const encoder = encoding.createEncoder();
    encoding.writeVarUint(encoder, SYNC);
    writeUpdate(encoder, update);
    const message = encoding.toUint8Array(encoder);
    for (const socket of made.sockets) socket.send(message);
  });
  rooms.set(name, made);
  return made;
}

const http = createServer();
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
sockets.on('connection', (socket, request) => {
  const { doc, sockets: here } = room((request.url ?? '/').slice(1));
  here.add(socket);
  socket.binaryType = 'arraybuffer';
  socket.on('close', () => here.delete(socket));
  socket.on('message', (data) => {
    if (!(data instanceof ArrayBuffer)) return;
    const decoder = decoding.createDecoder(new Uint8Array(data));
    if (decoding.readVarUint(decoder) !== SYNC) return;
    const encoder = encoding.createEncoder();
    encoding.writeVarUint(encoder, SYNC);
    readSyncMessage(decoder, encoder, doc, socket);
    if (encoding.length(encoder) > 1) socket.send(encoding.toUint8Array(encoder));
  });
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, SYNC);
  writeSyncStep1(encoder, doc);
  socket.send(encoding.toUint8Array(encoder));
});

http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  serveBench(`ws://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
});
