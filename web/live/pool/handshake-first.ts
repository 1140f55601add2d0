import { type ConstructableOutgoingMessage, HocuspocusProvider } from '@hocuspocus/provider';
import * as decoding from 'lib0/decoding';
import * as Y from 'yjs';
import type { StateVector } from '../../../domain/sync/covers.ts';

/** The numbers of the protocol: a message about the document, and in it the question what the other side lacks. */
const SYNC = 0;
const STEP_1 = 0;
const STEP_2 = 1;
const UPDATE = 2;
const SYNC_STATUS = 8;

/**
 * SYN-7: one document at the server, by a device that sends no change before it has answered, in this connection, what
 * the server asked. What is written until then goes with that answer, which holds all that the server lacks: sent on
 * its own it could begin beyond what the server knows, and there its deletions would be applied and its inserts wait.
 *
 * SYN-58: the other way round too. A change that comes before the server's answer is passed over, since the answer holds
 * it. Yjs would keep what it cannot place yet for later; a server that ended before it answered may never know what is
 * lacking, and would refuse for ever what this device then says of it.
 */
export class HandshakeFirstProvider extends HocuspocusProvider {
  /** The socket on which the server has its answer, until it closes the document. */
  #answered: unknown = null;
  /** The socket on which this device has the server's answer, until the server closes the document. */
  #told: unknown = null;

  override documentUpdateHandler(update: Uint8Array, origin: unknown): void {
    const isAnswered = this.#answered !== null && this.#answered === this.#socket();
    if (isAnswered) super.documentUpdateHandler(update, origin);
  }

  override onMessage(event: MessageEvent): void {
    const step = stepOf(new Uint8Array(event.data));
    const isTold = this.#told !== null && this.#told === this.#socket();
    if (step === UPDATE && !isTold) return;
    if (step === STEP_1) {
      withoutPending(this.document, () => super.onMessage(event));
      this.#answered = this.#socket();
    } else super.onMessage(event);
    if (step === STEP_2) this.#told = this.#socket();
  }

  override onClose(): void {
    this.#answered = null;
    this.#told = null;
    super.onClose();
  }

  /** A new connection begins with nothing of the one before, also when nobody said that that one had ended. */
  override onOpen(event: Event): Promise<void> {
    this.onClose();
    return super.onOpen(event);
  }

  /** A connection that is not open is told nothing: kept for the next it would come before its handshake. */
  override send(message: ConstructableOutgoingMessage, args: unknown): void {
    if (this.#socket() !== null) super.send(message, args);
  }

  #socket(): unknown {
    const { webSocket } = this.configuration.websocketProvider;
    return webSocket?.readyState === webSocket?.OPEN ? webSocket : null;
  }
}

/**
 * SYN-60: lets the server's question be answered with what this document could place alone. A piece whose beginning is nowhere, of
 * a copy that was not written whole, stays here; sent along, it would have every answer of this device refused.
 */
function withoutPending({ store }: Y.Doc, answer: () => void): void {
  const { pendingStructs, pendingDs } = store;
  [store.pendingStructs, store.pendingDs] = [null, null];
  try {
    answer();
  } finally {
    [store.pendingStructs, store.pendingDs] = [pendingStructs, pendingDs];
  }
}

/** Which part of the exchange about what is lacking a message is; null for any other. */
function stepOf(message: Uint8Array): number | null {
  const decoder = decoding.createDecoder(message);
  decoding.readVarString(decoder);
  return decoding.readVarUint(decoder) === SYNC ? decoding.readVarUint(decoder) : null;
}

/** How far the server's document goes, where a message is its question what it lacks; null for any other. */
export function askedFrom(message: Uint8Array): StateVector | null {
  const decoder = decoding.createDecoder(message);
  decoding.readVarString(decoder);
  const isQuestion =
    decoding.readVarUint(decoder) === SYNC && decoding.readVarUint(decoder) === STEP_1;
  return isQuestion ? Y.decodeStateVector(decoding.readVarUint8Array(decoder)) : null;
}

/** Whether a message says that the server has had what was sent, and takes none of it. */
export function isNotTaken(message: Uint8Array): boolean {
  const decoder = decoding.createDecoder(message);
  decoding.readVarString(decoder);
  return decoding.readVarUint(decoder) === SYNC_STATUS && decoding.readVarInt(decoder) === 0;
}
