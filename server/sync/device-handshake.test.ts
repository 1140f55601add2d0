import type { beforeSyncPayload, Extension } from '@hocuspocus/server';
import { describe, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { setMark } from '../../domain/documents/evaluation.document.ts';
import { mm } from '../../domain/testing/mm.ts';
import { deviceDoc } from '../../web/live/pool/device-doc.ts';
import type { ConnectionContext } from './authorize-document.ts';
import type { LiveClient, LiveDocument } from './testing/live-client.ts';
import { IN_MEMORY } from './testing/stores.ts';
import { SOON, storedCopy, useLive } from './testing/use-live.ts';

/** The sync message types, in the order of their numbers in the protocol. */
const KINDS = ['asks', 'answers', 'update'] as const;

/**
 * Records the messages of tasters that arrive at the server, in order, and the value of `fusty`
 * after each change.
 */
function recorder() {
  const arrived: string[] = [];
  const fusty: unknown[] = [];
  const extension: Extension<ConnectionContext> = {
    async beforeSync({ type, context }: beforeSyncPayload<ConnectionContext>) {
      if (context.actor.role === 'catadores') arrived.push(KINDS[type] ?? `message ${type}`);
    },
    async onChange({ document }) {
      fusty.push(document.getMap('marks').get('fusty'));
    },
  };
  return { arrived, fusty, extension };
}

const closed = ({ socket }: LiveClient) =>
  new Promise<void>((resolve) => {
    const heard = () => {
      socket.off('disconnect', heard);
      resolve();
    };
    socket.on('disconnect', heard);
  });

/** Acts once, at the first of these events. */
function once(
  on: { on: (event: string, act: () => void) => unknown },
  event: string,
  act: () => void,
): void {
  let isDone = false;
  on.on(event, () => {
    if (isDone) return;
    isDone = true;
    act();
  });
}

const MOMENTS: readonly (readonly [
  string,
  (device: LiveClient, sheet: LiveDocument, act: () => void) => void,
])[] = [
  ['when the socket opens', ({ socket }, _, act) => once(socket, 'open', act)],
  ['when the first message came', ({ socket }, _, act) => once(socket, 'connect', act)],
  ['when it is let in', (_, { provider }, act) => once(provider, 'authenticated', act)],
  ['when the server asks', (_, { provider }, act) => onQuestion(provider, act)],
];

/** Acts when the server's sync request arrives, before the device answers it. */
function onQuestion(provider: LiveDocument['provider'], act: () => void): void {
  let isDone = false;
  provider.on(
    'message',
    ({ message }: { message: { readVarString(): string; readVarUint(): number } }) => {
      message.readVarString();
      const [type, step] = [message.readVarUint(), message.readVarUint()];
      if (isDone || type !== 0 || step !== 0) return;
      isDone = true;
      act();
    },
  );
}

describe('SYN-7 a device answers what the server asks before it sends a change', () => {
  const { place, serve, connect, scene } = useLive(IN_MEMORY);

  /**
   * A sheet with a stored mark, on a device whose connection is then cut. The recorder starts empty
   * when the device reconnects.
   */
  async function cutAfterAMark() {
    const { people, newSheet } = await scene();
    const wire = recorder();
    const server = await serve({ extensions: [wire.extension] });
    const name = await newSheet(server);
    const device = connect(server.url, people.taster(1));
    const sheet = device.open(name);
    await sheet.synced();
    setMark(sheet.doc, 'fusty', mm(50));
    await sheet.stored();
    const gone = closed(device);
    device.cut();
    // The socket is closing, and the provider does not know it yet.
    setMark(sheet.doc, 'pungent', mm(20));
    await gone;
    wire.arrived.length = 0;
    wire.fusty.length = 0;
    return { server, name, device, sheet, wire };
  }

  const marksOf = async (name: string) =>
    (await storedCopy(place().store, name)).getMap('marks').toJSON();

  test.each(MOMENTS)(
    'what is changed %s goes with the answer and in no update of its own',
    async (_, at) => {
      const { name, device, sheet, wire } = await cutAfterAMark();
      at(device, sheet, () => setMark(sheet.doc, 'fusty', mm(60)));
      device.mend();
      await sheet.stored();
      expect(wire.arrived).toEqual(['asks', 'answers']);
      expect(wire.fusty).toEqual([60]);
      expect(await marksOf(name)).toEqual({ fusty: 60, pungent: 20 });
    },
  );

  test('once the server was answered each change goes at once, and is announced stored', async () => {
    const { name, device, sheet, wire } = await cutAfterAMark();
    once(sheet.provider, 'synced', () => setMark(sheet.doc, 'fusty', mm(60)));
    device.mend();
    await sheet.stored();
    await sheet.synced();
    expect(wire.arrived).toEqual(['asks', 'answers', 'update']);
    setMark(sheet.doc, 'fusty', mm(70));
    await sheet.stored();
    expect(wire.arrived).toEqual(['asks', 'answers', 'update', 'update']);
    expect(await marksOf(name)).toEqual({ fusty: 70, pungent: 20 });
  });

  test('a document the server closed on a living socket is asked for anew before a change is sent', async () => {
    const { people, newSheet } = await scene();
    const wire = recorder();
    const server = await serve({ extensions: [wire.extension] });
    const name = await newSheet(server);
    const sheet = connect(server.url, people.taster(1)).open(name);
    setMark(sheet.doc, 'musty', mm(5));
    await sheet.stored();
    server.sync.returnToGate(() => true, 'access-changed');
    await sheet.refused();
    setMark(sheet.doc, 'fusty', mm(50));
    wire.arrived.length = 0;
    const back = sheet.again();
    setMark(sheet.doc, 'fusty', mm(60));
    await back;
    setMark(sheet.doc, 'pungent', mm(20));
    await sheet.stored();
    expect(wire.arrived).toEqual(['asks', 'answers']);
    expect(await marksOf(name)).toEqual({ musty: 5, fusty: 60, pungent: 20 });
  });

  test('a connection that was given up without its end being heard begins as any other', async () => {
    const { people, newSheet } = await scene();
    const wire = recorder();
    const server = await serve({ extensions: [wire.extension] });
    const name = await newSheet(server);
    const device = connect(server.url, people.taster(1));
    const sheet = device.open(name);
    setMark(sheet.doc, 'musty', mm(5));
    await sheet.stored();
    wire.arrived.length = 0;
    let times = 0;
    sheet.provider.on('synced', () => {
      times += 1;
    });
    // The socket closes itself when a browser never reports the end of a connection. No document is
    // notified of it.
    device.socket.onClose({ event: { code: 4408, reason: 'forced' } });
    once(device.socket, 'open', () => setMark(sheet.doc, 'fusty', mm(60)));
    setMark(sheet.doc, 'pungent', mm(20));
    await sheet.stored();
    expect(wire.arrived).toEqual(['asks', 'answers']);
    await vi.waitUntil(() => times === 1, SOON);
    expect(await marksOf(name)).toEqual({ musty: 5, fusty: 60, pungent: 20 });
  });

  test('SYN-58 a change of another device that comes before the answer to what this device asks is passed over: the answer has it', async () => {
    const { people, newSheet } = await scene();
    const held = { isHeld: false, go: () => {} };
    const server = await serve({
      extensions: [
        {
          async beforeSync({ type }: beforeSyncPayload<ConnectionContext>) {
            if (held.isHeld && type === KINDS.indexOf('asks'))
              await new Promise<void>((resolve) => {
                held.go = resolve;
              });
          },
        },
      ],
    });
    const name = await newSheet(server);
    const first = connect(server.url, people.taster(1)).open(name);
    await first.synced();
    setMark(first.doc, 'fusty', mm(50));
    await first.stored();

    held.isHeld = true;
    const second = connect(server.url, people.taster(1)).open(name);
    await vi.waitUntil(() => second.announced.length > 0, SOON);
    const before = second.announced.length;
    setMark(first.doc, 'musty', mm(5));
    await first.stored();
    // The acknowledgement follows the update itself.
    await vi.waitUntil(() => second.announced.length > before, SOON);
    // An update without its dependencies would stay pending in the copy: for ever, if the server
    // lost its answer.
    expect(second.doc.store.pendingStructs).toBeNull();
    expect(second.doc.getMap('marks').toJSON()).toEqual({});
    held.isHeld = false;
    held.go();
    await second.synced();
    expect(second.doc.getMap('marks').toJSON()).toEqual({ fusty: 50, musty: 5 });
    setMark(first.doc, 'fusty', mm(60));
    await vi.waitUntil(() => second.doc.getMap('marks').get('fusty') === 60, SOON);
  });

  test('SYN-60 a device whose copy has a gap says what it could place, and is not refused for the rest', async () => {
    const { people, newSheet } = await scene();
    const server = await serve();
    const name = await newSheet(server);
    const writer = new Y.Doc();
    Y.applyUpdate(writer, Y.encodeStateAsUpdate(await storedCopy(place().store, name)));
    const pieces: Uint8Array[] = [];
    writer.on('update', (update: Uint8Array) => pieces.push(update));
    setMark(writer, 'fusty', mm(50));
    setMark(writer, 'fusty', mm(60));
    // The device has never received the first update.
    const doc = deviceDoc();
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(await storedCopy(place().store, name)));
    Y.applyUpdate(doc, pieces[1] ?? Uint8Array.of());
    expect(doc.store.pendingStructs).not.toBeNull();
    const sheet = connect(server.url, people.taster(1)).open(name, doc);
    await sheet.synced();
    setMark(sheet.doc, 'pungent', mm(20));
    await sheet.stored();
    expect(await marksOf(name)).toEqual({ pungent: 20 });
    // With the first update, the pending one is integrated.
    Y.applyUpdate(doc, pieces[0] ?? Uint8Array.of());
    await vi.waitUntil(async () => Object.hasOwn(await marksOf(name), 'fusty'), SOON);
    expect(await marksOf(name)).toEqual({ fusty: 60, pungent: 20 });
  });

  test('nothing that was for a connection that ended is said in the next: a document taken up again stays open', async () => {
    const { name, device, sheet, wire } = await cutAfterAMark();
    sheet.provider.destroy();
    const again = device.open(name, sheet.doc);
    device.mend();
    await again.synced();
    setMark(again.doc, 'fusty', mm(60));
    await again.stored();
    expect(again.provider.isAuthenticated).toBe(true);
    expect(wire.arrived.slice(0, 2)).toEqual(['asks', 'answers']);
    expect(await marksOf(name)).toEqual({ fusty: 60, pungent: 20 });
  });
});
