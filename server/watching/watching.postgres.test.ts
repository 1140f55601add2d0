import { once } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import WebSocket, { type ClientOptions, type RawData, WebSocketServer } from 'ws';
import type * as Y from 'yjs';
import { planName, trayName } from '../../domain/documents/document-names.ts';
import { putDraw, readPlan, setInvited } from '../../domain/documents/session.document.ts';
import { tasterForm } from '../../domain/tasters/testing/taster-row.ts';
import { formatRoom, type WatchRoom } from '../../domain/watching/watch-address.ts';
import type { SessionCode } from '../../domain/words/ids.ts';
import { panelAtWork } from '../commands/testing/panel-at-work.ts';
import { newTasterId } from '../database/contract/facts.ts';
import { insertWatchKey, revokeWatchKey } from '../database/sessions/watch-keys.ts';
import { insertTaster } from '../database/tasters/tasters.ts';
import { bytesOf } from '../sync/bytes-of.ts';
import { startLiveServer } from '../sync/testing/live-server.ts';
import { STORES } from '../sync/testing/stores.ts';
import { testBrokers } from '../sync/testing/test-broker.ts';
import { SOON, troubled, useLive } from '../sync/testing/use-live.ts';
import { createWatching, type Watching } from './create-watching.ts';
import { digestOfKey, newKey } from './new-key.ts';
import { standardClient } from './testing/standard-client.ts';
import { updateFrame } from './watch-frames.ts';

const WORD = /\p{L}[\p{L}\d-]*/gu;

describe.each(STORES)('those who watch, on $name', (engine) => {
  const { place, serve, atEnd } = useLive(engine);

  /** A panel with a server, its clock, and one API key for all sessions. */
  async function scene(broker?: ReturnType<ReturnType<typeof testBrokers>['broker']>) {
    const clock = { now: () => Date.now() };
    const server = await serve({
      now: () => clock.now(),
      ...(broker === undefined ? {} : { broker }),
    });
    const { database } = place();
    const panel = await panelAtWork(database, { tasters: 2, samples: 2, live: server.sync });
    clock.now = () => panel.clock.at;
    const makeKey = async (session: SessionCode | null = null, days = 1) => {
      const [key, id] = [newKey(), crypto.randomUUID()];
      const ends = new Date(panel.clock.at + days * 86_400_000).toISOString();
      const made = { digest: digestOfKey(key), by: 'Eva', at: new Date(panel.clock.at) };
      const kept = await database.inPanel(panel.panel, (scope) =>
        insertWatchKey(scope, { id, name: 'Hall', session, ends }, made),
      );
      expect(kept.ok).toBe(true);
      return { key, id };
    };
    const follow = (session: number, key: string, doc?: Y.Doc, url = server.watchUrl) => {
      const client = standardClient(url, `${panel.panel}/${session}`, key, doc);
      atEnd(client.end);
      return client;
    };
    const states = (client: ReturnType<typeof follow>) =>
      client.seen()?.tasters.map(({ state, done, of }) => `${state} ${done}/${of}`);
    return { server, panel, clock, database, makeKey, follow, states };
  }

  test('LIV-5 LIV-29 LIV-20 LIV-21 a standard client follows a session from its plan to its end, and is sent nothing else', async () => {
    const { server, panel, makeKey, follow, states } = await scene();
    const session = await panel.planned();
    const { key } = await makeKey(session);
    const client = follow(session, key);
    await vi.waitUntil(() => client.seen() !== null, SOON);
    expect(client.seen()).toEqual({
      session: { version: 1, panel: 'Panel of Jaén', session, date: '2026-11-27', state: 'before' },
      tasters: [],
    });
    const sees = async (expected: readonly string[], state = 'running') => {
      await server.watching.look();
      await vi.waitFor(
        () => expect([client.seen()?.session.state, states(client)]).toEqual([state, expected]),
        SOON,
      );
    };

    await panel.give('show-session', { session });
    await sees(['waiting 0/2', 'waiting 0/2']);
    const names = client.seen()?.tasters.map(({ name }) => name);
    const glasses = await panel.glasses(session);
    const [first, second] = panel.tasterIds.map((id) =>
      glasses.filter(({ taster }) => taster === id),
    );
    const [one, two] = [first?.[0], first?.[1]];
    if (one === undefined || two === undefined) throw new Error('two glasses were served');

    await panel.mark(session, one.taster, one.code, { fusty: 37, fruity: 41 }, { sign: false });
    await sees(['tasting 0/2', 'waiting 0/2']);
    await panel.mark(session, one.taster, one.code, { fusty: 37, fruity: 41 });
    await panel.seal(session, one.taster, one.code);
    await sees(['resting 1/2', 'waiting 0/2']);
    panel.clock.at += 60 * 60_000;
    await sees(['waiting 1/2', 'waiting 0/2']);
    await panel.mark(session, two.taster, two.code);
    await panel.seal(session, two.taster, two.code);
    await sees(['finished 2/2', 'waiting 0/2']);
    await panel.give('hide-session', { session });
    await sees(['finished 2/2', 'waiting 0/2'], 'paused');
    await panel.give('show-session', { session });
    await panel.give('close-session', { session });
    await sees(['finished 2/2', 'not-tasting 0/2'], 'done');
    expect(client.seen()?.tasters.map(({ name }) => name)).toEqual(names);

    const wire = Buffer.concat(client.frames).toString('latin1');
    const secrets = [
      ...glasses.map(({ entry }) => entry),
      ...panel.sampleIds,
      ...panel.tasterIds,
      'S1',
      'S2',
      'fusty',
      'fruity',
      'signature',
      'startedAt',
      'restUntil',
      'sealed',
    ];
    for (const secret of secrets) expect(wire).not.toContain(secret);
    for (const { code } of [...(first ?? []), ...(second ?? [])])
      expect(wire).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
    // The document contains no other words than those of its format and the names of the panel and
    // the tasters.
    const words = JSON.stringify(client.doc.toJSON()).match(WORD) ?? [];
    const shape = [
      'session',
      'tasters',
      'version',
      'panel',
      'Panel',
      'Jaén',
      'date',
      'state',
      'name',
    ];
    const told = ['done', 'of', 'finished', 'not-tasting'];
    const person = (names ?? []).join(' ').match(WORD) ?? [];
    expect(new Set(words)).toEqual(new Set([...shape, ...told, ...person]));
  });

  test('LIV-6 LIV-22 who writes is sent away by name, and nothing of it is kept or shown to another', async () => {
    const { server, panel, makeKey, follow } = await scene();
    const session = await panel.shown();
    const { key } = await makeKey();
    const [writer, reader] = [follow(session, key), follow(session, key)];
    await vi.waitUntil(() => writer.seen() !== null && reader.seen() !== null, SOON);
    const before = reader.doc.toJSON();
    writer.doc.getArray('tasters').insert(0, [{ name: 'Mallory' }]);
    await vi.waitUntil(() => writer.closed.length > 0, SOON);
    expect(writer.closed).toEqual([{ code: 4405, reason: 'read-only' }]);
    await server.watching.look();
    expect(reader.doc.toJSON()).toEqual(before);
    expect(reader.closed).toEqual([]);
    // After a reconnect it receives the document unchanged: its own edit is deleted.
    writer.provider.connect();
    await vi.waitFor(() => expect(writer.doc.toJSON()).toEqual(before), SOON);
    expect(Buffer.concat(reader.frames).toString('latin1')).not.toContain('Mallory');
  });

  test('LIV-6 a client that sends back what it was sent, as some libraries do, writes nothing and stays', async () => {
    const { panel, makeKey, follow, states } = await scene();
    const session = await panel.shown();
    const client = follow(session, (await makeKey()).key);
    let echoes = 0;
    client.doc.on('update', (update: Uint8Array) => {
      echoes += 1;
      client.provider.ws?.send(updateFrame(update) as Uint8Array<ArrayBuffer>);
    });
    await vi.waitUntil(() => client.seen() !== null, SOON);
    for (const { taster, code } of (await panel.glasses(session)).slice(0, 2)) {
      await panel.mark(session, taster, code);
      await panel.seal(session, taster, code);
    }
    await vi.waitFor(() => expect(states(client)?.[0]).toBe('finished 2/2'), SOON);
    expect(echoes).toBeGreaterThan(2);
    expect(client.closed).toEqual([]);
    // A deletion of its own counts as a write.
    client.doc.getArray('tasters').delete(0, 1);
    await vi.waitFor(
      () => expect(client.closed).toEqual([{ code: 4405, reason: 'read-only' }]),
      SOON,
    );
  });

  test('LIV-4 LIV-17 LIV-19 a key that is wrong, over, revoked, of another session or of another panel opens nothing', async () => {
    const { panel, makeKey, follow, database } = await scene();
    const { panel: other, makeKey: makeOther } = await scene();
    const [session, next] = [await panel.shown(), await panel.shown()];
    const strange = await other.shown();
    const [good, over, revoked] = [
      await makeKey(session),
      await makeKey(session, 0),
      await makeKey(),
    ];
    const foreign = await makeOther();
    await database.inPanel(panel.panel, (scope) =>
      revokeWatchKey(scope, revoked.id, { by: 'Eva', at: new Date() }),
    );
    const refusals: readonly [number, string, number, string][] = [
      [session, newKey(), 4401, 'key-unknown'],
      [session, 'x', 4401, 'key-unknown'],
      [session, foreign.key, 4401, 'key-unknown'],
      [session, over.key, 4403, 'key-ended'],
      [session, revoked.key, 4403, 'key-revoked'],
      [next, good.key, 4404, 'out-of-reach'],
      [999, (await makeKey()).key, 4404, 'out-of-reach'],
    ];
    for (const [of, key, code, reason] of refusals) {
      const client = follow(of, key);
      await vi.waitUntil(() => client.closed.length > 0, SOON);
      expect([of, client.closed]).toEqual([of, [{ code, reason }]]);
      expect([client.frames, client.seen()]).toEqual([[], null]);
    }
    const room = formatRoom({ panel: other.panel, session: strange });
    const across = standardClient((await serve()).watchUrl, room, good.key);
    atEnd(across.end);
    await vi.waitUntil(() => across.closed.length > 0, SOON);
    expect(across.closed).toEqual([{ code: 4401, reason: 'key-unknown' }]);
  });

  test('LIV-3 whoever watches is sent away when the key is revoked or over, at every process, and the others stay', async () => {
    const { server, panel, clock, makeKey, follow, database } = await scene();
    const elsewhere = await serve({ now: () => clock.now() });
    const session = await panel.shown();
    const [gone, over, stays] = [
      await makeKey(),
      await makeKey(session, 1),
      await makeKey(null, 9),
    ];
    const clients = [gone, over, stays].flatMap(({ key }) =>
      [server, elsewhere].map(({ watchUrl }) => follow(session, key, undefined, watchUrl)),
    );
    await vi.waitUntil(() => clients.every((client) => client.seen() !== null), SOON);
    const look = async () => {
      await server.watching.look();
      await elsewhere.watching.look();
    };
    const reasons = () => clients.map(({ closed }) => closed.map(({ reason }) => reason).join());
    await database.inPanel(panel.panel, (scope) =>
      revokeWatchKey(scope, gone.id, { by: 'Eva', at: new Date() }),
    );
    await look();
    const revoked = ['key-revoked', 'key-revoked'];
    await vi.waitFor(() => expect(reasons()).toEqual([...revoked, '', '', '', '']), SOON);
    panel.clock.at += 2 * 86_400_000;
    await look();
    const ended = ['key-ended', 'key-ended'];
    await vi.waitFor(() => expect(reasons()).toEqual([...revoked, ...ended, '', '']), SOON);
    expect([server.watching.count(), elsewhere.watching.count()]).toEqual([1, 1]);
  });

  test('LIV-3 who comes in while the keys are asked for is not taken for one without a key', async () => {
    const { panel, makeKey, database } = await scene();
    const held = Promise.withResolvers<void>();
    let isArmed = false;
    const slow = {
      ...database,
      inPanel: async (...[of, work]: Parameters<typeof database.inPanel>) => {
        const isHeld = isArmed;
        isArmed = false;
        const answer = await database.inPanel(of, work);
        if (isHeld) await held.promise;
        return answer;
      },
    } as typeof database;
    const server = await startLiveServer(
      { ...place(), database: slow },
      { now: () => panel.clock.at },
    );
    atEnd(() => server.crash());
    const session = await panel.shown();
    const follow = (key: string) => {
      const client = standardClient(server.watchUrl, `${panel.panel}/${session}`, key);
      atEnd(client.end);
      return client;
    };
    const first = follow((await makeKey()).key);
    await vi.waitUntil(() => first.seen() !== null, SOON);
    const { key } = await makeKey();
    isArmed = true;
    const looking = server.watching.look();
    const second = follow(key);
    await vi.waitUntil(() => second.seen() !== null, SOON);
    held.resolve();
    await looking;
    await server.watching.look();
    expect([server.watching.count(), first.closed, second.closed]).toEqual([2, [], []]);
  });

  test('LIV-7 what is stored at one process is seen at another, and who comes from one to the other sees one document', async () => {
    const brokers = testBrokers();
    const { server, panel, clock, makeKey, follow, states } = await scene(brokers.broker());
    const elsewhere = await serve({ now: () => clock.now(), broker: brokers.broker() });
    const session = await panel.shown();
    const { key } = await makeKey();
    const [here, there] = [
      follow(session, key),
      follow(session, key, undefined, elsewhere.watchUrl),
    ];
    await vi.waitUntil(() => here.seen() !== null && there.seen() !== null, SOON);
    const [glass] = await panel.glasses(session);
    if (glass === undefined) throw new Error('a glass was served');
    await panel.mark(session, glass.taster, glass.code, { fruity: 40 }, { sign: false });
    for (const client of [here, there])
      await vi.waitFor(() => expect(states(client)?.[0]).toBe('tasting 0/2'), SOON);
    there.provider.destroy();
    await panel.mark(session, glass.taster, glass.code, { fruity: 40 });
    await panel.seal(session, glass.taster, glass.code);
    const moved = follow(session, key, there.doc, server.watchUrl);
    await vi.waitFor(() => expect(states(moved)?.[0]).toBe('resting 1/2'), SOON);
    expect(moved.doc.toJSON()).toEqual(here.doc.toJSON());
    moved.provider.destroy();
    const back = follow(session, key, there.doc, elsewhere.watchUrl);
    await vi.waitFor(() => expect(back.provider.synced).toBe(true), SOON);
    await vi.waitFor(() => expect(states(back)?.[0]).toBe('resting 1/2'), SOON);
    expect(back.doc.toJSON()).toEqual(here.doc.toJSON());
  });

  test('LIV-8 watchers take the places of sockets of their address, and one without a good key is not kept', async () => {
    const { panel, makeKey } = await scene();
    const small = await serve({ sockets: 2, now: () => panel.clock.at });
    const session = await panel.shown();
    const { key } = await makeKey();
    const knock = (words: string) =>
      new Promise<string>((resolve) => {
        const url = `${small.watchUrl}/${formatRoom({ panel: panel.panel, session })}`;
        const socket = new WebSocket(url, { headers: { authorization: `Bearer ${words}` } });
        atEnd(() => socket.terminate());
        socket.on('error', () => undefined);
        socket.on('unexpected-response', (_request, { statusCode }) => resolve(`${statusCode}`));
        socket.on('close', (code) => resolve(`${code}`));
      });
    const clients = [1, 2].map(() =>
      standardClient(small.watchUrl, `${panel.panel}/${session}`, key),
    );
    for (const client of clients) atEnd(client.end);
    await vi.waitUntil(() => clients.every((client) => client.seen() !== null), SOON);
    expect(await knock(key)).toBe('429');
    clients[0]?.end();
    await vi.waitFor(async () => expect(await knock('vwk_none')).toBe('4401'), SOON);
    expect(small.watching.count()).toBe(1);
  });

  /** Both ends of a WebSocket; the server's end is a watcher. */
  async function seated(
    watching: Watching,
    { room, key }: { readonly room: WatchRoom; readonly key: string },
    options: ClientOptions = {},
  ) {
    const listening = new WebSocketServer({ port: 0 });
    atEnd(() => listening.close());
    await once(listening, 'listening');
    const address = listening.address();
    if (address === null || typeof address === 'string') throw new Error('not listening');
    const client = new WebSocket(`ws://127.0.0.1:${address.port}`, options);
    client.on('error', () => undefined);
    atEnd(() => client.terminate());
    const [served]: readonly unknown[] = await once(listening, 'connection');
    if (!(served instanceof WebSocket)) throw new Error('no socket');
    await vi.waitUntil(() => client.readyState === client.OPEN, SOON);
    const watcher = await watching.enter(room, key, served);
    if (typeof watcher === 'string') throw new Error(watcher);
    const frames: Uint8Array[] = [];
    client.on('message', (data: RawData) => frames.push(bytesOf(data)));
    return { client, served, watcher, frames };
  }

  /** A shown session that is watched directly, with a clock of the test. */
  async function watchedByHand() {
    const { server, panel, database, makeKey } = await scene();
    const time = { at: 5_000 };
    const watching = createWatching({
      database,
      sync: server.sync,
      now: () => panel.clock.at,
      monotonic: () => time.at,
      onProblem: (problem) => expect(problem).toBeNull(),
    });
    const session = await panel.shown();
    const { key } = await makeKey();
    const room = { panel: panel.panel, session };
    const sit = (options?: ClientOptions) => seated(watching, { room, key }, options);
    /** A watcher with a key of its own. */
    const sitWith = async () => seated(watching, { room, key: (await makeKey()).key });
    return { panel, watching, time, session, sit, sitWith };
  }

  test('LIV-8 LIV-24 a watcher that answers nothing for two rounds of ten seconds is not kept, one that answers or asks is', async () => {
    const { watching, time, sit } = await watchedByHand();
    const silent = await sit({ autoPong: false });
    const asking = await sit({ autoPong: false });
    const answering = await sit();
    let pongs = 0;
    answering.served.on('pong', () => {
      pongs += 1;
    });
    const words = () => answering.frames.filter(([kind]) => kind === 1);
    const areOpen = () =>
      [silent, asking, answering].map(({ served }) => served.readyState === WebSocket.OPEN);
    // No heartbeat before ten seconds have passed.
    time.at += 9_999;
    await watching.look();
    time.at += 1;
    for (const round of [1, 2, 3]) {
      await watching.look();
      await vi.waitUntil(() => pongs === round && words().length === round, SOON);
      asking.watcher.take(Uint8Array.of(1));
      expect(areOpen()).toEqual([round === 1, true, true]);
      time.at += 9_999;
      await watching.look();
      time.at += 1;
    }
    expect(words()).toEqual([1, 2, 3].map(() => Uint8Array.of(1, 1, 0)));
    await vi.waitFor(() => expect(watching.count()).toBe(2), SOON);
  });

  test('LIV-24 a watcher that asks who is there is answered at once', async () => {
    const { sit } = await watchedByHand();
    const { watcher, frames } = await sit();
    // A word of presence asks nothing; a question what changed is answered last.
    for (const asked of [[1], [3], [0, 0, 1, 0]]) watcher.take(Uint8Array.from(asked));
    await vi.waitUntil(() => frames.some(([kind, step]) => kind === 0 && step === 1), SOON);
    expect(frames.filter(([kind]) => kind === 1)).toEqual([Uint8Array.of(1, 1, 0)]);
  });

  test('LIV-8 each key has limits of its own', async () => {
    const { sit, sitWith } = await watchedByHand();
    const [one, same, other] = [await sit(), await sit(), await sitWith()];
    expect(one.watcher.account).toBe(same.watcher.account);
    expect(one.watcher.account).not.toBe(other.watcher.account);
  });

  test('LIV-8 LIV-24 a watcher that does not read is not kept once a mebibyte waits for it, and the others are served', async () => {
    const { panel, watching, session, sit } = await watchedByHand();
    const [asleep, awake] = [await sit(), await sit()];
    asleep.client.pause();
    // The socket buffers of the machine hold a part of it; the rest waits at the server.
    asleep.served.send(new Uint8Array(64 << 20));
    const before = awake.frames.length;
    await panel.give('hide-session', { session });
    await watching.look();
    expect(asleep.served.readyState).not.toBe(WebSocket.OPEN);
    expect(awake.served.readyState).toBe(WebSocket.OPEN);
    await vi.waitUntil(() => awake.frames.length > before, SOON);
    await vi.waitFor(() => expect(watching.count()).toBe(1), SOON);
  });

  test('LIV-5 who joins a shown session late is seen beside the others', async () => {
    const { server, panel, database, makeKey, follow, states } = await scene();
    const session = await panel.shown();
    const client = follow(session, (await makeKey()).key);
    await vi.waitFor(() => expect(states(client)).toEqual(['waiting 0/2', 'waiting 0/2']), SOON);
    const late = newTasterId();
    await database.inPanel(panel.panel, (scope) =>
      insertTaster(scope, late, tasterForm({ code: 'T9' })),
    );
    await panel.sync.change(planName({ panel: panel.panel, session }), (doc) => {
      const plan = readPlan(doc);
      if (!plan.ok) throw new Error(plan.code);
      const { codes, orders } = plan.value;
      const [order] = [...orders.values()];
      if (order === undefined) throw new Error('an order was drawn');
      setInvited(doc, late, true);
      putDraw(doc, { codes, orders: new Map([[late, order]]) });
    });
    expect(await panel.give('show-session', { session })).toMatchObject({ ok: true });
    await server.watching.look();
    await vi.waitFor(
      () => expect(states(client)).toEqual(['waiting 0/2', 'waiting 0/2', 'waiting 0/2']),
      SOON,
    );
    // The marks of the late taster are shown too.
    const glass = (await panel.glasses(session)).find(({ taster }) => taster === late);
    if (glass === undefined) throw new Error('a glass was served');
    await panel.mark(session, late, glass.code, {}, { sign: false });
    await vi.waitFor(() => expect(states(client)).toContain('tasting 0/2'), SOON);
  });

  test('OPS-1 the open sockets of watchers are counted as all others are', async () => {
    const { server, panel, makeKey, follow } = await scene();
    const session = await panel.shown();
    const { key } = await makeKey();
    follow(session, key);
    await expect.poll(server.sockets, SOON).toBe(1);
  });

  test('LIV-5 a document that could not be opened is asked for again at the next look', async () => {
    const { panel, clock, makeKey, follow, states } = await scene();
    const session = await panel.shown();
    const { trouble, store } = troubled(place().store);
    const elsewhere = await serve({ now: () => clock.now(), store });
    trouble.load = true;
    const client = follow(session, (await makeKey()).key, undefined, elsewhere.watchUrl);
    await vi.waitFor(() => expect(states(client)).toEqual(['waiting 0/0', 'waiting 0/0']), SOON);
    expect(elsewhere.log.map(({ event }) => event)).toContain('watching-failed');
    trouble.load = false;
    await elsewhere.watching.look();
    await vi.waitFor(() => expect(states(client)).toEqual(['waiting 0/2', 'waiting 0/2']), SOON);
  });

  test('LIV-8 LIV-18 LIV-23 what is no message, or too large a one, ends the socket; nobody listens to a key in an address', async () => {
    const { server, panel, makeKey } = await scene();
    const session = await panel.shown();
    const { key } = await makeKey();
    const knock = (bytes: Uint8Array | null, query = '', headers = {}) =>
      new Promise<string>((resolve) => {
        const url = `${server.watchUrl}/${formatRoom({ panel: panel.panel, session })}${query}`;
        const socket = new WebSocket(url, { headers });
        atEnd(() => socket.terminate());
        socket.on('open', () => {
          if (bytes !== null) socket.send(bytes);
        });
        socket.on('close', (code, reason) => resolve(`${code} ${reason.toString()}`));
      });
    const bearer = { authorization: `Bearer ${key}` };
    expect(await knock(null, `?key=${key}`)).toBe('4401 key-unknown');
    expect(await knock(Uint8Array.of(99), '', bearer)).toBe('4400 malformed');
    expect(await knock(Uint8Array.of(0, 0, 200), '', bearer)).toBe('4400 malformed');
    expect(await knock(Uint8Array.of(0, 2, 3, 255, 255, 255), '', bearer)).toBe('4400 malformed');
    expect(await knock(new Uint8Array(20_000), '', bearer)).toMatch(/^1009/);
    await vi.waitFor(() => expect(server.watching.count()).toBe(0), SOON);
    expect(server.log).toEqual([]);
  });

  /** A socket that is opened by hand, with what it was sent and why it was closed. */
  function knocking(url: string, key: string) {
    const socket = new WebSocket(url, { headers: { authorization: `Bearer ${key}` } });
    atEnd(() => socket.terminate());
    const frames: Uint8Array[] = [];
    const closed: string[] = [];
    socket.on('message', (data: RawData) => frames.push(bytesOf(data)));
    socket.on('close', (code, reason) => closed.push(`${code} ${reason.toString()}`));
    return { socket, frames, closed };
  }
  const WHO = Uint8Array.of(3);

  test('LIV-4 LIV-19 an address that names no session is out of reach, whatever the key', async () => {
    const { server, panel, makeKey } = await scene();
    const { key } = await makeKey();
    for (const place of ['', 'nonsense', `${panel.panel}`, `${panel.panel}/0/1`]) {
      const { closed } = knocking(`${server.watchUrl}/${place}`, key);
      await vi.waitUntil(() => closed.length > 0, SOON);
      expect([place, closed]).toEqual([place, ['4404 out-of-reach']]);
    }
  });

  test('LIV-19 a session that cannot be read now is said to be so, and is watched again when it can be', async () => {
    const { panel, database, makeKey } = await scene();
    let failing = 0;
    const broken = {
      ...database,
      inPanel: async (...[of, work]: Parameters<typeof database.inPanel>) => {
        failing -= 1;
        if (failing === 0) throw new Error('page unreadable');
        return database.inPanel(of, work);
      },
    } as typeof database;
    const server = await startLiveServer(
      { ...place(), database: broken },
      { now: () => panel.clock.at },
    );
    atEnd(() => server.crash());
    const url = `${server.watchUrl}/${formatRoom({ panel: panel.panel, session: await panel.shown() })}`;
    const { key } = await makeKey();
    // The key is read first, then the session.
    for (const query of [1, 2]) {
      failing = query;
      const { closed } = knocking(url, key);
      await vi.waitUntil(() => closed.length > 0, SOON);
      expect(closed).toEqual(['4503 unreadable']);
      expect(server.watching.count()).toBe(0);
    }
    expect(server.log).toEqual([
      { event: 'watching-failed', data: { problem: 'Error: page unreadable' } },
    ]);
    const { socket, frames } = knocking(url, key);
    await once(socket, 'open');
    socket.send(WHO);
    await vi.waitUntil(() => frames.length > 0, SOON);
    expect(server.watching.count()).toBe(1);
  });

  test('LIV-17 LIV-19 a key or a session that is no longer there opens nothing any more, also where it was open', async () => {
    const { server, panel, database, makeKey } = await scene();
    const { panel: other, makeKey: makeOther } = await scene();
    const { watchUrl } = server;
    const session = await panel.shown();
    const drafted = await panel.planned();
    const [lost, kept] = [await makeKey(), await makeKey()];
    const at = (number: SessionCode, key: string, of = panel.panel) =>
      knocking(`${watchUrl}/${formatRoom({ panel: of, session: number })}`, key);
    const gone = [at(session, lost.key), at(drafted, kept.key)];
    const stays = [
      at(session, kept.key),
      at(await other.shown(), (await makeOther()).key, other.panel),
    ];
    await vi.waitUntil(() => server.watching.count() === 4, SOON);
    await database.asOwner(async (trx) => {
      await trx.deleteFrom('watchKeys').where('id', '=', lost.id).execute();
      await trx
        .deleteFrom('sessions')
        .where('panel', '=', panel.panel)
        .where('number', '=', drafted)
        .execute();
    });
    await server.watching.look();
    await vi.waitUntil(() => gone.every(({ closed }) => closed.length > 0), SOON);
    expect(gone.map(({ closed }) => closed)).toEqual([['4401 key-unknown'], ['4404 out-of-reach']]);
    expect(stays.map(({ closed }) => closed)).toEqual([[], []]);
  });

  test('LIV-5 a look asks the database once for all sessions of a panel, and again for those alone that changed', async () => {
    const { server: first, panel, database, makeKey } = await scene();
    let asked = 0;
    const counting = {
      ...database,
      inPanel: (...[of, work]: Parameters<typeof database.inPanel>) => {
        asked += 1;
        return database.inPanel(of, work);
      },
    } as typeof database;
    const watching = createWatching({
      database: counting,
      sync: first.sync,
      now: () => panel.clock.at,
      monotonic: () => 0,
      onProblem: (problem) => expect(problem).toBeNull(),
    });
    const { key } = await makeKey();
    const [shown, planned] = [await panel.shown(), await panel.planned()];
    for (const session of [shown, planned])
      await seated(watching, { room: { panel: panel.panel, session }, key });
    const asksOfLook = async () => {
      asked = 0;
      await watching.look();
      return asked;
    };
    expect(await asksOfLook()).toBe(1);
    await database.asOwner((trx) =>
      trx
        .updateTable('sessions')
        .set({ date: '2026-11-28' })
        .where('panel', '=', panel.panel)
        .where('number', '=', planned)
        .execute(),
    );
    expect(await asksOfLook()).toBe(2);
    expect(await asksOfLook()).toBe(1);
  });

  test('LIV-5 a document is opened once while it is followed, and anew when the server dropped it', async () => {
    const { server, panel, makeKey, follow, states } = await scene();
    const session = await panel.shown();
    const client = follow(session, (await makeKey()).key);
    await vi.waitFor(() => expect(states(client)).toEqual(['waiting 0/2', 'waiting 0/2']), SOON);
    const { hocuspocus } = server.sync;
    const opens = vi.spyOn(hocuspocus, 'openDirectConnection');
    atEnd(() => opens.mockRestore());
    const [one, two] = await panel.glasses(session);
    if (one === undefined || two === undefined) throw new Error('glasses were served');
    await server.sync.change(
      trayName({ panel: panel.panel, session }, one.taster),
      () => undefined,
    );
    await server.watching.look();
    expect(opens).toHaveBeenCalledTimes(1);
    // As where the stored document is another one by now.
    for (const [name, document] of hocuspocus.documents) {
      hocuspocus.documents.delete(name);
      document.destroy();
    }
    await panel.mark(session, one.taster, one.code, { fruity: 40 }, { sign: false });
    await vi.waitFor(() => expect(states(client)).toContain('tasting 0/2'), SOON);
    expect(server.log).toEqual([]);
  });

  test('LIV-8 a watcher is known by its key: it may send more than a stranger, and is not kept when it sends too much at once', async () => {
    const { server, panel, makeKey } = await scene();
    const url = `${server.watchUrl}/${formatRoom({ panel: panel.panel, session: await panel.shown() })}`;
    const { socket, frames } = knocking(url, (await makeKey()).key);
    const words = () => frames.filter(([kind]) => kind === 1);
    await once(socket, 'open');
    socket.send(WHO);
    await vi.waitUntil(() => words().length === 1, SOON);
    // Words of presence, which need no answer. A stranger may send 64 KiB.
    for (let count = 0; count < 6; count += 1) socket.send(new Uint8Array(15_000).fill(1));
    socket.send(WHO);
    await vi.waitUntil(() => words().length === 2, SOON);
    socket.send(WHO);
    await vi.waitUntil(() => words().length === 3, SOON);
    // It does not answer that it is sent away, and is not waited for.
    socket.pause();
    socket.send(new Uint8Array(20_000));
    await vi.waitUntil(() => server.watching.count() === 0, SOON);
  });

  test('LIV-8 a watcher is read no faster than its key may send', async () => {
    const { panel, makeKey } = await scene();
    const limits = { frames: { rate: 10, burst: 1 } };
    const server = await serve({ now: () => panel.clock.at, limits });
    const url = `${server.watchUrl}/${formatRoom({ panel: panel.panel, session: await panel.shown() })}`;
    const { socket, frames } = knocking(url, (await makeKey()).key);
    await vi.waitUntil(() => server.watching.count() === 1, SOON);
    const began = performance.now();
    for (let asked = 1; asked <= 6; asked += 1) {
      socket.send(WHO);
      const words = () => frames.filter(([kind]) => kind === 1);
      await vi.waitUntil(() => words().length === asked, { ...SOON, interval: 1 });
    }
    // Three are answered before the first pause is over.
    expect(performance.now() - began).toBeGreaterThan(250);
  });
});
