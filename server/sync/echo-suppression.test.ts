import { type Connection, MessageType } from '@hocuspocus/server';
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { setMark } from '../../domain/documents/evaluation.document.ts';
import { mm } from '../../domain/testing/mm.ts';
import { framesTo } from './testing/frames-to.ts';
import { IN_MEMORY } from './testing/stores.ts';
import { SOON, useLive } from './testing/use-live.ts';

describe('SYN-1 what a device alone wrote is not sent back to it', () => {
  const { serve, connect, scene } = useLive(IN_MEMORY);
  const UPDATE = [MessageType.Sync, 2];

  async function twoBooths() {
    const { people, newSheet } = await scene();
    const server = await serve();
    const name = await newSheet(server);
    const one = connect(server.url, people.taster(1)).open(name);
    await one.synced();
    const other = connect(server.url, people.taster(1)).open(name);
    await other.synced();
    return { one, other, server, name };
  }

  /**
   * Two booths, with functions that write at the server as if an update of one arrived at that
   * moment.
   */
  async function atTheServer() {
    const { one, other, server, name } = await twoBooths();
    const document = server.sync.hocuspocus.documents.get(name);
    if (document === undefined) throw new Error('it is open');
    const [first, second] = document.getConnections();
    if (first === undefined || second === undefined) throw new Error('there are two');
    const writes = (connection: Connection, doc: Y.Doc) => (key: string, value: unknown) => {
      doc.getMap('marks').set(key, value);
      const update = Y.encodeStateAsUpdate(doc, Y.encodeStateVector(document));
      Y.applyUpdate(document, update, { source: 'connection', connection });
    };
    const [a, b] = [new Y.Doc(), new Y.Doc()];
    return {
      first,
      a: writes(first, a),
      b: writes(second, b),
      /** The value of the second booth at the first, and of the first at the second. */
      crossed: () => [one.doc.getMap('marks').get('musty'), other.doc.getMap('marks').get('fusty')],
    };
  }

  test('and everybody else has it', async () => {
    const { one, other } = await twoBooths();
    const [toOne, toOther] = [framesTo(one.provider), framesTo(other.provider)];
    for (let mark = 1; mark <= 10; mark += 1) setMark(one.doc, 'fusty', mm(mark));
    await one.stored();
    await expect.poll(() => other.doc.getMap('marks').get('fusty'), SOON).toBe(10);
    expect(toOther).toContainEqual(UPDATE);
    expect(toOne).not.toContainEqual(UPDATE);
  });

  test('and where two write at once each has what the other wrote', async () => {
    const { one, other } = await twoBooths();
    for (let mark = 1; mark <= 30; mark += 1) {
      setMark(one.doc, 'fusty', mm(mark));
      setMark(other.doc, 'musty', mm(mark));
    }
    const both = { fusty: 30, musty: 30 };
    await expect.poll(() => one.doc.getMap('marks').toJSON(), SOON).toEqual(both);
    await expect.poll(() => other.doc.getMap('marks').toJSON(), SOON).toEqual(both);
  });

  test('and where another writes while it is being sent, each has what the other wrote', async () => {
    const { first, a, b, crossed } = await atTheServer();
    a('fusty', 1);
    // The other booth's update arrives while the first is being sent. Before that one is sent, the
    // first booth writes again.
    const { send } = first;
    const sent = Promise.withResolvers<void>();
    first.send = (message) => {
      first.send = send;
      send.call(first, message);
      queueMicrotask(() => {
        setImmediate(() => {
          a('fusty', 2);
          sent.resolve();
        });
        b('musty', 3);
      });
    };
    await sent.promise;
    await expect.poll(crossed, SOON).toEqual([3, 2]);
  });

  test('and where what the other wrote is so much that it is sent at once', async () => {
    const { a, b, crossed } = await atTheServer();
    a('fusty', 1);
    b('musty', 'a'.repeat(2 ** 20));
    await expect
      .poll(() => crossed().map((value) => String(value).length), SOON)
      .toEqual([2 ** 20, 1]);
  });
});
