import { type ConstructableOutgoingMessage, HocuspocusProvider } from '@hocuspocus/provider';
import * as decoding from 'lib0/decoding';
import type { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import type { StateVector } from '../../../domain/sync/covers.ts';

/**
 * Numbers of the sync protocol: the message type, and its steps. Step 1 asks for missing updates.
 */
const SYNC = 0;
const STEP_1 = 0;
const STEP_2 = 1;
const UPDATE = 2;
const SYNC_STATUS = 8;

/**
 * The provider that sends no update before it has answered the server's step 1 in this connection
 * (SYN-7). Changes made until then go with that answer, which holds all that the server lacks.
 * Sent before, an update could depend on updates that the server lacks. The server would apply its
 * deletions and leave its inserts pending.
 *
 * Nor does it accept an update before the server's answer, which holds that update too (SYN-58).
 * Yjs would keep it as pending. If the server ended before its answer, the missing part might never
 * come, and every later update of this device would be refused.
 *
 * With every handshake it sends its presence again (SYN-85).
 */
export class HandshakeFirstProvider extends HocuspocusProvider {
  /**
   * The socket on which this device answered the server's step 1, until the server closes the
   * document.
   */
  #answered: unknown = null;
  /**
   * The socket on which the server answered this device's step 1, until the server closes the
   * document.
   */
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

  /** Resets the handshake: the last connection may have ended without a close event. */
  override onOpen(event: Event): Promise<void> {
    this.onClose();
    return super.onOpen(event);
  }

  override startSync(): void {
    const { awareness } = this;
    if (awareness !== null) renewPresence(awareness);
    super.startSync();
  }

  /** Drops messages while the connection is not open: queued, they would precede the handshake. */
  override send(message: ConstructableOutgoingMessage, args: unknown): void {
    if (this.#socket() !== null) super.send(message, args);
  }

  #socket(): unknown {
    const { webSocket } = this.configuration.websocketProvider;
    return webSocket?.readyState === webSocket?.OPEN ? webSocket : null;
  }
}

/**
 * Shares one's own presence under a new clock and forgets the clocks of the others (SYN-85). After a
 * break either side knows the other's last clock, and Yjs ignores a state that comes under it again:
 * everybody would seem gone until each device renews its own, which takes up to 15 s.
 */
function renewPresence(awareness: Awareness): void {
  for (const client of [...awareness.meta.keys()])
    if (client !== awareness.clientID && !awareness.states.has(client))
      awareness.meta.delete(client);
  const own = awareness.getLocalState();
  if (own !== null) awareness.setLocalState(own);
}

/**
 * Answers the server's step 1 without the pending updates of a document (SYN-60). A copy that was
 * not written whole has pieces without their beginning. If they were sent, the server would refuse
 * every answer of this device.
 */
function withoutPending({ store }: Y.Doc, answer: () => void): void {
  const { pendingStructs, pendingDs } = store;
  Object.assign(store, { pendingStructs: null, pendingDs: null });
  try {
    answer();
  } finally {
    Object.assign(store, { pendingStructs, pendingDs });
  }
}

/** The sync step of a message; null for any other message. */
function stepOf(message: Uint8Array): number | null {
  const decoder = decoding.createDecoder(message);
  decoding.readVarString(decoder);
  return decoding.readVarUint(decoder) === SYNC ? decoding.readVarUint(decoder) : null;
}

/** The server's state vector, if a message is its sync step 1; null for any other message. */
export function askedFrom(message: Uint8Array): StateVector | null {
  const decoder = decoding.createDecoder(message);
  decoding.readVarString(decoder);
  const isQuestion =
    decoding.readVarUint(decoder) === SYNC && decoding.readVarUint(decoder) === STEP_1;
  return isQuestion ? Y.decodeStateVector(decoding.readVarUint8Array(decoder)) : null;
}

/** Whether a message reports that the server received an update and did not apply it. */
export function isNotTaken(message: Uint8Array): boolean {
  const decoder = decoding.createDecoder(message);
  decoding.readVarString(decoder);
  return decoding.readVarUint(decoder) === SYNC_STATUS && decoding.readVarInt(decoder) === 0;
}
