import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { afterEach, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { askedFrom, HandshakeFirstProvider, isNotTaken } from './handshake-first.ts';
import { WebsocketConnection } from './websocket-connection.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const NAME = 'sheet';

/** A message about the document as the server writes it. */
function message(write: (encoder: encoding.Encoder) => void): Uint8Array<ArrayBuffer> {
  const encoder = encoding.createEncoder();
  encoding.writeVarString(encoder, NAME);
  write(encoder);
  return new Uint8Array(encoding.toUint8Array(encoder));
}

const numbers = (...all: readonly number[]) =>
  message((encoder) => all.forEach((one) => void encoding.writeVarUint(encoder, one)));

/** The server's sync step 1: its state vector of this document. */
const question = (held = new Y.Doc()) =>
  message((encoder) => {
    for (const number of [0, 0]) encoding.writeVarUint(encoder, number);
    encoding.writeVarUint8Array(encoder, Y.encodeStateVector(held));
  });

/** A message of the server with operations: its answer to the device (step 1), or a change (2). */
const operations = (step: 1 | 2, update: Uint8Array) =>
  message((encoder) => {
    for (const number of [0, step]) encoding.writeVarUint(encoder, number);
    encoding.writeVarUint8Array(encoder, update);
  });

/** The operations of another device that marks this line. */
function markedElsewhere(line: string): Uint8Array {
  const doc = new Y.Doc();
  doc.getMap('marks').set(line, 1);
  return Y.encodeStateAsUpdate(doc);
}

/** The message by which the server closes the document but not the connection. */
const closing = () =>
  message((encoder) => {
    encoding.writeVarUint(encoder, 7);
    encoding.writeVarString(encoder, 'access-changed');
  });

/** A connection to a server whose messages the test sends. */
class Wire extends EventTarget {
  static made: Wire[] = [];
  readonly OPEN = 1;
  readyState = 0;
  readonly sent: Uint8Array[] = [];
  constructor(_url: string) {
    super();
    Wire.made.push(this);
  }
  send(data: Uint8Array): void {
    this.sent.push(data);
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  say(data: Uint8Array<ArrayBuffer>): void {
    this.dispatchEvent(new MessageEvent('message', { data: data.buffer }));
  }
  close(): void {
    this.readyState = 3;
  }
}

/** The updates that were sent: in the answer to step 1, or on their own. */
const contents = ({ sent }: Wire): readonly string[] =>
  sent.flatMap((data) => {
    const decoder = decoding.createDecoder(data);
    decoding.readVarString(decoder);
    const [type, step] = [decoding.readVarUint(decoder), decoding.readVarUint(decoder)];
    return type !== 0 || step === 0 ? [] : [step === 1 ? 'answer' : 'change'];
  });

/** A device with a sheet, and the connections that it makes. */
async function device() {
  Wire.made = [];
  const websocketProvider = new WebsocketConnection({
    url: 'ws://panel.test',
    WebSocketPolyfill: Wire,
    autoConnect: false,
  });
  const provider = new HandshakeFirstProvider({
    websocketProvider,
    name: NAME,
    token: 'birth',
    awareness: null,
  });
  ends.push(() => {
    provider.destroy();
    websocketProvider.destroy();
  });
  provider.attach();
  const mark = (value: number) => provider.document.getMap('marks').set('fusty', value);
  const connect = async () => {
    const before = Wire.made.length;
    void websocketProvider.connect();
    await vi.waitUntil(() => Wire.made.length > before);
    const wire = Wire.made.at(-1);
    if (wire === undefined) throw new Error('no connection was made');
    wire.open();
    // The token and the device's own step 1.
    await vi.waitUntil(() => wire.sent.length >= 2);
    return wire;
  };
  return { provider, websocketProvider, mark, connect };
}

test('SYN-7 what is changed before the server has asked goes with the answer, what is changed then goes at once', async () => {
  const { mark, connect } = await device();
  const wire = await connect();
  mark(1);
  expect(contents(wire)).toEqual([]);
  wire.say(question());
  expect(contents(wire)).toEqual(['answer']);
  mark(2);
  expect(contents(wire)).toEqual(['answer', 'change']);
});

test('SYN-7 another message than the question opens nothing', async () => {
  const { mark, connect } = await device();
  const wire = await connect();
  wire.say(numbers(0, 2, 2, 0, 0));
  mark(1);
  expect(contents(wire)).toEqual([]);
});

test('SYN-7 a document that the server closed waits for its question again', async () => {
  const { provider, mark, connect } = await device();
  const wire = await connect();
  wire.say(question());
  const heard = vi.fn();
  provider.on('close', heard);
  wire.say(closing());
  expect(heard).toHaveBeenCalledTimes(1);
  mark(1);
  expect(contents(wire)).toEqual(['answer']);
  wire.say(question());
  mark(2);
  expect(contents(wire)).toEqual(['answer', 'answer', 'change']);
});

test('SYN-7 nothing is kept for the next connection, which begins with its own question', async () => {
  const { websocketProvider, mark, connect } = await device();
  const wire = await connect();
  wire.say(question());
  wire.close();
  mark(1);
  websocketProvider.abort();
  mark(2);
  const next = await connect();
  mark(3);
  expect([contents(wire), contents(next)]).toEqual([['answer'], []]);
  next.say(question());
  mark(4);
  expect(contents(next)).toEqual(['answer', 'change']);
});

test('SYN-7 a connection of which nobody said that it had ended is followed by one that begins anew', async () => {
  const { provider, mark, connect } = await device();
  const wire = await connect();
  wire.say(question());
  provider.synced = true;
  wire.open();
  await vi.waitUntil(() => wire.sent.length >= 4);
  mark(1);
  expect(provider.synced).toBe(false);
  expect(contents(wire)).toEqual(['answer']);
});

test('SYN-7 without a connection nothing is sent, nor counted as on its way, nor kept for the next one', async () => {
  const { provider, mark, connect } = await device();
  mark(1);
  expect(provider.unsyncedChanges).toBe(0);
  provider.sendStateless('early');
  const wire = await connect();
  wire.say(question());
  const before = provider.unsyncedChanges;
  wire.close();
  mark(2);
  expect(provider.unsyncedChanges).toBe(before);
  const types = wire.sent.map((data) => {
    const decoder = decoding.createDecoder(data);
    decoding.readVarString(decoder);
    return decoding.readVarUint(decoder);
  });
  // The token, its own question, and the answer to that of the server.
  expect(types).toEqual([2, 0, 0]);
});

test('SYN-58 a change is ignored until the server has answered in this connection, and again once it closed the document', async () => {
  const { provider, websocketProvider, connect } = await device();
  const lines = () => Object.keys(provider.document.getMap('marks').toJSON()).sort();
  const wire = await connect();
  wire.say(question());
  wire.say(operations(2, markedElsewhere('early')));
  expect(lines()).toEqual([]);
  wire.say(operations(1, markedElsewhere('answered')));
  wire.say(operations(2, markedElsewhere('changed')));
  expect(lines()).toEqual(['answered', 'changed']);
  wire.say(closing());
  wire.say(operations(2, markedElsewhere('closed')));
  expect(lines()).toEqual(['answered', 'changed']);
  wire.say(operations(1, markedElsewhere('again')));
  wire.close();
  wire.say(operations(2, markedElsewhere('ended')));
  websocketProvider.abort();
  wire.say(operations(2, markedElsewhere('aborted')));
  const next = await connect();
  next.say(operations(2, markedElsewhere('next')));
  expect(lines()).toEqual(['again', 'answered', 'changed']);
});

test('SYN-60 a piece without its beginning is not sent, stays on the device, and is placed when its beginning comes', async () => {
  const { provider, connect } = await device();
  const { document } = provider;
  const other = new Y.Doc();
  const marks = other.getMap('marks');
  marks.set('fusty', 1);
  const beginning = Y.encodeStateAsUpdate(other);
  marks.set('musty', 2);
  Y.applyUpdate(document, Y.encodeStateAsUpdate(other, Y.encodeStateVectorFromUpdate(beginning)));
  const wire = await connect();
  wire.say(question());
  const answer = wire.sent.at(-1) ?? new Uint8Array();
  const decoder = decoding.createDecoder(answer);
  decoding.readVarString(decoder);
  expect([decoding.readVarUint(decoder), decoding.readVarUint(decoder)]).toEqual([0, 1]);
  expect(Y.decodeUpdate(decoding.readVarUint8Array(decoder)).structs).toEqual([]);
  wire.say(operations(1, beginning));
  expect(document.getMap('marks').toJSON()).toEqual({ fusty: 1, musty: 2 });
});

test('SYN-9 a connection that is given up is closed as unanswered', async () => {
  const { websocketProvider, connect } = await device();
  await connect();
  const closed = vi.fn();
  websocketProvider.on('close', closed);
  websocketProvider.abort();
  expect(closed).toHaveBeenCalledExactlyOnceWith({ event: { code: 4408, reason: 'unanswered' } });
});

test('SYN-55 how far the server’s document goes is read from its question, and from nothing else', () => {
  const held = new Y.Doc();
  held.clientID = 7;
  held.getMap('marks').set('fusty', 1);
  expect([...(askedFrom(question(held)) ?? [])]).toEqual([[7, 1]]);
  expect(askedFrom(numbers(0, 1, 0))).toBeNull();
  expect(askedFrom(numbers(8, 0, 0))).toBeNull();
});

test('SYN-31 that nothing was taken is told by a status of none, and by nothing else', () => {
  expect([numbers(8, 0), numbers(8, 1), numbers(0, 0)].map(isNotTaken)).toEqual([
    true,
    false,
    false,
  ]);
});
