import type { Duplex } from 'node:stream';
import { MessageType, type WebSocketLike } from '@hocuspocus/server';
import * as decoding from 'lib0/decoding';

/**
 * SYN-1: the socket of a page as the live documents write to it. Hocuspocus answers every update when it is applied, which
 * says nothing of what is stored: that answer is left out, and a device hears of its work once a commit. That something was not
 * taken is said (SYN-31).
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

/** Corks a socket once a tick, so that all frames of a tick leave together: a desk follows hundreds of sheets at once. */
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
