import { type Line, sendOn } from './line.ts';

type Listener = (event: object) => void;

const [CONNECTING, OPEN, CLOSING, CLOSED] = [0, 1, 2, 3];

/** Opens a page's connection on the simulated network. */
export type Dial = (socket: SimulatedSocket) => Line;

/** The simulated WebSocket of a page, as a browser has it. */
export class SimulatedSocket {
  readonly CONNECTING = CONNECTING;
  readonly OPEN = OPEN;
  readonly CLOSING = CLOSING;
  readonly CLOSED = CLOSED;
  readyState = CONNECTING;
  binaryType = 'arraybuffer';
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #line: Line;

  constructor(dial: Dial) {
    this.#line = dial(this);
  }

  addEventListener(name: string, listener: Listener): void {
    const known = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, known.add(listener));
  }

  removeEventListener(name: string, listener: Listener): void {
    this.#listeners.get(name)?.delete(listener);
  }

  send(data: Uint8Array): void {
    if (this.readyState === OPEN) sendOn(this.#line.up, { frame: Uint8Array.from(data) });
  }

  close(code = 1000, reason = ''): void {
    if (this.readyState >= CLOSING) return;
    this.readyState = CLOSING;
    sendOn(this.#line.up, { end: { code, reason } });
  }

  /** Notifies the page that the connection is open. */
  opened(): void {
    this.readyState = OPEN;
    this.#emit('open', {});
  }

  /** Delivers a message to the page. */
  frame(bytes: Uint8Array): void {
    if (this.readyState >= CLOSED) return;
    const { buffer } = Uint8Array.from(bytes);
    this.#emit('message', { data: buffer });
  }

  /** Notifies the page that the connection is closed. */
  ended(farewell: { readonly code: number; readonly reason: string }): void {
    if (this.readyState === CLOSED) return;
    const never = this.readyState === CONNECTING;
    this.readyState = CLOSED;
    if (never) this.#emit('error', new Error('not connected'));
    this.#emit('close', farewell);
  }

  #emit(name: string, event: object): void {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) listener(event);
  }
}
