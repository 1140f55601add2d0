import { MessageType } from '@hocuspocus/server';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import * as Y from 'yjs';

/** The message type of the sync protocol that carries an update. */
const UPDATE = 2;

/** A received update: the address of its message, as bytes, and its content. */
type Framed = { readonly address: Uint8Array; readonly update: Uint8Array };

/**
 * Coalesces the updates that one socket sends of one document in one tick: they are validated,
 * applied, relayed and stored as one update (KEE-32). Other messages, and updates that cannot be
 * merged, are passed on as they came, in order.
 */
export function coalesceUpdates(
  handle: (frame: Uint8Array) => void,
  afterTurn: (then: () => void) => void = (then) => process.nextTick(then),
): (frame: Uint8Array) => void {
  let waiting: {
    readonly first: Framed;
    readonly frames: Uint8Array[];
    updates: Uint8Array[];
  } | null = null;

  function flush(): void {
    const gathered = waiting;
    waiting = null;
    if (gathered === null) return;
    const { first, frames, updates } = gathered;
    const merged = frames.length === 1 ? null : mergedFrame(first.address, updates);
    for (const frame of merged === null ? frames : [merged]) handle(frame);
  }

  return (frame) => {
    const framed = readUpdate(frame);
    if (framed === null) {
      flush();
      handle(frame);
    } else if (waiting !== null && isSame(waiting.first.address, framed.address)) {
      waiting.frames.push(frame);
      waiting.updates.push(framed.update);
    } else {
      flush();
      waiting = { first: framed, frames: [frame], updates: [framed.update] };
      afterTurn(flush);
    }
  };
}

/** Reads the update of a frame; null where the frame is something else or cannot be read. */
function readUpdate(frame: Uint8Array): Framed | null {
  try {
    const decoder = decoding.createDecoder(frame);
    const length = decoding.readVarUint(decoder);
    decoder.pos += length;
    const address = frame.subarray(0, decoder.pos);
    if (decoding.readVarUint(decoder) !== MessageType.Sync) return null;
    if (decoding.readVarUint(decoder) !== UPDATE) return null;
    return { address, update: decoding.readVarUint8Array(decoder) };
  } catch {
    return null;
  }
}

/** Merges updates into one frame; null where one of them is not a valid update. */
function mergedFrame(address: Uint8Array, updates: readonly Uint8Array[]): Uint8Array | null {
  try {
    const merged = Y.mergeUpdates([...updates]);
    const encoder = encoding.createEncoder();
    encoding.writeUint8Array(encoder, address);
    encoding.writeVarUint(encoder, MessageType.Sync);
    encoding.writeVarUint(encoder, UPDATE);
    encoding.writeVarUint8Array(encoder, merged);
    return encoding.toUint8Array(encoder);
  } catch {
    return null;
  }
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;
