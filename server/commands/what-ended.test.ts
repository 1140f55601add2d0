import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { setMark } from '../../domain/documents/evaluation.document.ts';
import { mm } from '../../domain/testing/mm.ts';
import { createDocumentStore } from '../database/documents/create-document-store.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { connectWith, type LiveClient, type LiveDocument } from '../sync/testing/live-client.ts';
import {
  callerOf,
  cookieOf,
  type LiveServer,
  startLiveServer,
} from '../sync/testing/live-server.ts';
import { storedCopy } from '../sync/testing/use-live.ts';
import { createDocumentAccess } from './access/create-document-access.ts';
import { type PanelAtWork, panelAtWork, there } from './testing/panel-at-work.ts';
import { closedBy, echo } from './testing/rights-on-socket.ts';

const ORIGIN = 'http://panel.test';

let panel: PanelAtWork;
let server: LiveServer;
/** The sessions that were signed out and the accounts that were disabled. */
const ended = new Set<string>();
/** How many ticks of the event loop each query of the authorisation check takes from now on. */
const pace = { turns: [0], asked: 0 };

const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1)
    await new Promise<void>((resolve) => setImmediate(resolve));
};
/** Resolves with an answer that was true when computed, after answers to later queries. */
const slowly = async <Value>(answer: Value): Promise<Value> => {
  pace.asked += 1;
  await turns(pace.turns[pace.asked % pace.turns.length] ?? 0);
  return answer;
};

beforeAll(async () => {
  const database = await testDatabase();
  const store = createDocumentStore(database);
  const given = createDocumentAccess(database);
  server = await startLiveServer(
    { database, store: { ...store, load: async (name) => slowly(await store.load(name)) } },
    {
      extensions: [echo],
      async callerOf(headers) {
        const caller = await callerOf(headers);
        const session = headers.get('x-session') ?? '';
        if (caller === null || ended.has(session) || ended.has(caller.actor.user)) return null;
        return slowly({ ...caller, session });
      },
      accessByState: async (actor, name) => slowly(await given.accessByState(actor, name)),
      birthOf: async (name) => slowly(await given.birthOf(name)),
    },
  );
  panel = await panelAtWork(database, { live: server.sync, samples: 1, tasters: 2 });
});
afterAll(async () => {
  await server.crash();
  await panel.database.close();
});

const KINDS = { connect: 4, again: 5, mark: 5, seal: 1, 'sign-out': 2, disable: 1 } as const;
const kinds = Object.entries(KINDS).flatMap(([kind, weight]) => Array(weight).fill(kind));
const step = fc.record({
  what: fc.constantFrom<string>(...kinds),
  which: fc.nat(11),
  value: fc.integer({ min: 1, max: 100 }),
  /** How many queries of the authorisation check complete before it. */
  after: fc.nat(4),
});
const story = fc.record({
  steps: fc.array(step, { minLength: 8, maxLength: 30 }),
  paces: fc.array(fc.nat(25), { minLength: 1, maxLength: 7 }),
});
type Story = typeof story extends fc.Arbitrary<infer Told> ? Told : never;

/**
 * Waits for so many queries of the authorisation check, or long enough for all that are running.
 */
async function letPass(questions: number): Promise<void> {
  const until = pace.asked + questions;
  for (let turn = 0; turn < 4_000 && pace.asked < until; turn += 1) await turns(1);
}

/**
 * Runs one scenario on a sheet of its own, and returns what is connected, stored, sealed and
 * recorded at its end.
 */
async function play({ steps, paces }: Story) {
  const session = await panel.shown();
  const [glass] = await panel.glasses(session);
  const { taster, code } = there(glass);
  const actor = { ...there(panel.tasters.find((one) => one.taster === taster)) };
  const name = panel.sheetName(session, taster, code);
  await panel.mark(session, taster, code);
  ended.clear();
  pace.turns = paces;
  const clients: LiveClient[] = [];
  const devices: LiveDocument[] = [];
  const sealing: Promise<unknown>[] = [];
  /** In the order of the routes: first the change, then the re-authorisation of connections. */
  const end = (what: string) => {
    ended.add(what);
    server.sync.returnToGate(({ actor: { user } }) => user === actor.user, 'access-changed');
  };
  const sessionOf = (which: number) => `session ${session} ${which % 3}`;
  for (const { what, which, value, after } of steps) {
    await letPass(after);
    const device = devices[which % Math.max(1, devices.length)];
    if (what === 'connect') {
      const headers = { cookie: cookieOf(actor), 'x-session': sessionOf(which) };
      const client = connectWith(server.url, headers, ORIGIN);
      clients.push(client);
      devices.push(client.open(name));
    } else if (what === 'again') await device?.again();
    else if (what === 'mark' && device !== undefined) setMark(device.doc, 'fruity', mm(value));
    else if (what === 'seal') sealing.push(panel.give('seal-sheet', { session, code }, actor));
    else if (what === 'sign-out') end(sessionOf(which));
    else if (what === 'disable' && which < 3) end(actor.user);
  }
  await Promise.all(sealing);
  for (const device of devices) {
    await Promise.race([device.refused(), device.synced()]);
    await closedBy(device);
  }
  const connections = [...server.sync.hocuspocus.documents.values()]
    .filter((document) => document.name === name)
    .flatMap((document) => document.getConnections());
  const rows = await panel.database.inPanel(panel.panel, ({ trx }) =>
    trx
      .selectFrom('sheets')
      .select('marks')
      .where('panel', '=', panel.panel)
      .where('session', '=', session)
      .where('code', '=', code)
      .where('taster', '=', taster)
      .execute(),
  );
  const stored = (await storedCopy(createDocumentStore(panel.database), name)).getMap('marks');
  for (const client of clients) client.close();
  return { connections, sealed: rows.map(({ marks }) => marks), stored: stored.toJSON() };
}

test('ACC-73 no connection outlives what ended it, and nothing is stored in a sheet after its seal, in whatever order', async () => {
  const seen = { sealed: 0, open: 0 };
  for (const seed of inject('propertySeeds'))
    await fc.assert(
      fc.asyncProperty(story, async (told) => {
        const { connections, sealed, stored } = await play(told);
        const contexts = connections.map(({ context, readOnly }) => ({ ...context, readOnly }));
        for (const { session, actor, readOnly } of contexts) {
          expect([session, ended.has(session) || ended.has(actor.user)]).toEqual([session, false]);
          if (sealed.length > 0) expect([session, readOnly]).toEqual([session, true]);
        }
        for (const marks of sealed) expect(stored).toEqual(marks);
        seen.sealed += sealed.length;
        seen.open += connections.length;
      }),
      { seed, numRuns: 8, endOnFailure: true },
    );
  // The scenarios must cover the cases that the test is about.
  expect(seen.sealed).toBeGreaterThan(0);
  expect(seen.open).toBeGreaterThan(0);
}, 240_000);
