import type { Duplex } from 'node:stream';
import { MessageType, type WebSocketLike } from '@hocuspocus/server';
import * as decoding from 'lib0/decoding';

/**
 * The WebSocket of a page, without the acknowledgements of Hocuspocus (SYN-1). Hocuspocus
 * acknowledges every update once it is applied, which says nothing about storage. That message is
 * left out: a device gets one acknowledgement for each commit. Refusals are still sent (SYN-31).
 */
export function pageSocket(
  socket: WebSocketLike,
  beforeSend: () => void = () => {},
): WebSocketLike {
  return {
    get readyState() {
      return socket.readyState;
    },
    send(frame) {
      if (frame instanceof Uint8Array && isReceipt(frame)) return;
      beforeSend();
      socket.send(frame);
    },
    close: (code, reason) => socket.close(code, reason),
  };
}

/**
 * Corks a socket once a tick, so that all frames of a tick are sent together: a desk follows
 * hundreds of sheets at once.
 */
export function corkPerTick(wire: Duplex): () => void {
  return () => {
    if (wire.writableCorked > 0) return;
    wire.cork();
    setImmediate(() => wire.uncork());
  };
}

function isReceipt(frame: Uint8Array): boolean {
  const decoder = decoding.createDecoder(frame);
  const lengthOfName = decoding.readVarUint(decoder);
  decoder.pos += lengthOfName;
  return (
    decoding.readVarUint(decoder) === MessageType.SyncStatus &&
    decoding.readVarUint(decoder) === TAKEN
  );
}

const TAKEN = 1;
