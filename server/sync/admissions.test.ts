import { describe, expect, test } from 'vitest';
import { setMark } from '../../domain/documents/evaluation.document.ts';
import { mm } from '../../domain/testing/mm.ts';
import { createDocumentAccess } from '../commands/access/create-document-access.ts';
import { callerOf } from './testing/live-server.ts';
import { IN_MEMORY } from './testing/stores.ts';
import { storedCopy, useLive } from './testing/use-live.ts';

/** The queries of the server, one after the other, before it serves a document. */
const MOMENTS = ['whose session it is', 'what the facts allow', 'the birth', 'the log'] as const;

describe('SYN-3, SYN-63 what ends connections ends the ways through the gate', () => {
  const { place, serve, connect, scene } = useLive(IN_MEMORY);

  test.each(MOMENTS)('while %s is asked', async (moment) => {
    const { people, newSheet } = await scene();
    const { store, database } = place();
    const given = createDocumentAccess(database);
    let end = () => {};
    const at = <Value>(asked: (typeof MOMENTS)[number], answer: Value): Value => {
      if (asked === moment) end();
      return answer;
    };
    const server = await serve({
      callerOf: async (headers) => at('whose session it is', await callerOf(headers)),
      accessByState: async (actor, name) =>
        at('what the facts allow', await given.accessByState(actor, name)),
      birthOf: async (name) => at('the birth', await given.birthOf(name)),
      store: { ...store, load: async (name) => at('the log', await store.load(name)) },
    });
    const name = await newSheet(server);
    end = () => {
      end = () => {};
      server.sync.returnToGate(({ actor }) => actor.user === 'taster-1', 'access-changed');
    };
    const sheet = connect(server.url, people.taster(1)).open(name);
    expect(await sheet.refused()).toBe('access-changed');
    await sheet.again();
    await sheet.synced();
    setMark(sheet.doc, 'fusty', mm(5));
    await sheet.stored();
    expect((await storedCopy(store, name)).getMap('marks').toJSON()).toEqual({ fusty: 5 });
  });

  test('and those of others go on', async () => {
    const { people, newSheet } = await scene();
    const server = await serve({
      callerOf: async (headers) => {
        const caller = await callerOf(headers);
        server.sync.returnToGate(({ actor: { user } }) => user === 'taster-2', 'access-changed');
        return caller;
      },
    });
    const sheet = connect(server.url, people.taster(1)).open(await newSheet(server));
    await sheet.synced();
    expect(sheet.provider.authorizedScope).toBe('read-write');
  });

  test('what waits of a connection that was closed is not taken', async () => {
    const { people, newSheet } = await scene();
    let close = () => {};
    const server = await serve({
      extensions: [{ beforeHandleMessage: async () => close() }],
    });
    const name = await newSheet(server);
    const booth = connect(server.url, people.taster(1));
    const sheet = booth.open(name);
    await sheet.synced();
    close = () => {
      close = () => {};
      server.sync.returnToGate(() => true, 'access-changed');
    };
    setMark(sheet.doc, 'fusty', mm(5));
    expect(await sheet.refused()).toBe('access-changed');
    expect(server.sync.hocuspocus.documents.get(name)?.getMap('marks').toJSON() ?? {}).toEqual({});
  });
});
