import { HocuspocusProvider } from '@hocuspocus/provider';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { createAssessment } from '../../domain/documents/assessment.document.ts';
import { createEvaluation } from '../../domain/documents/evaluation.document.ts';
import { createPlan } from '../../domain/documents/session.document.ts';
import { createTray } from '../../domain/documents/tray.document.ts';
import type { Actor } from '../../domain/role/actor.ts';
import { connectClient } from './testing/live-client.ts';
import { type LiveServer, startLiveServer } from './testing/live-server.ts';
import { testPanel } from './testing/people.ts';
import { STORES, type StartedStore } from './testing/stores.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

let database: StartedStore;
let server: LiveServer;
let people: ReturnType<typeof testPanel>;
let assistant: Actor;

beforeAll(async () => {
  const [store] = STORES;
  if (store === undefined) throw new Error('no database');
  database = await store.start();
  people = testPanel(await database.foundPanel());
  assistant = { ...people.leader, user: 'assistant', name: 'Marta', role: 'adjuntos' };
  server = await startLiveServer(database.store, {
    // Answers each word after all that came before it on the same document.
    extensions: [
      {
        extensionName: 'echo',
        async onStateless({ connection, payload }) {
          connection.sendStateless(payload);
        },
      },
    ],
  });
});
afterAll(async () => {
  await server.crash();
  await database.stop();
});

/** A document on a device that shows who is there. */
async function present(actor: Actor, name: string) {
  const client = connectClient(server.url, actor);
  const provider = new HocuspocusProvider({
    name,
    document: new Y.Doc(),
    websocketProvider: client.socket,
    token: () => '-',
  });
  ends.push(() => {
    provider.destroy();
    client.close();
  });
  const synced = new Promise<void>((resolve) => provider.on('synced', () => resolve()));
  provider.attach();
  await synced;
  const { awareness } = provider;
  if (awareness === null) throw new Error('shows nobody');
  return {
    provider,
    own: awareness.clientID,
    show: (state: Record<string, unknown>) => awareness.setLocalState(state),
    /** What this device is told of the others. */
    others: () =>
      [...awareness.getStates()]
        .filter(([client]) => client !== awareness.clientID)
        .map(([, state]) => state),
    /** Resolves when the server has judged what this device sent so far. */
    judged: () =>
      new Promise<void>((resolve) => {
        const word = crypto.randomUUID();
        provider.on('stateless', ({ payload }: { readonly payload: string }) => {
          if (payload === word) resolve();
        });
        provider.sendStateless(word);
      }),
  };
}

/** Waits until a device shows just these others. */
const shows = ({ others }: { others(): readonly unknown[] }, expected: readonly unknown[]) =>
  vi.waitFor(() => expect(others()).toEqual(expected), { timeout: 10_000 });

/** What the server knows of who is at a document. */
const known = (name: string) => [
  ...(server.sync.hocuspocus.documents.get(name)?.awareness.getStates().values() ?? []),
];

const FORGED = { person: { user: 'leader', name: 'Eva' }, field: 'restMinutes' };

describe('BLI-1 presence is for leader and assistants', () => {
  const plan = () => `${people.panel}/session/1`;
  const notes = () => `${people.panel}/assessment/1.${people.tasterId(9)}`;
  const tray = () => `${people.panel}/tray/1.${people.tasterId(1)}`;
  const sheet = () => people.sheet(1);

  beforeAll(async () => {
    const date = '2026-11-27';
    await server.sync.create(plan(), (doc, birth) =>
      createPlan(doc, birth, {
        date,
        start: '10:00',
        sheet: 'ioc-vo',
        sampleTemperature: 28,
        roomTemperature: 22,
        restMinutes: 15,
        training: false,
        multicode: false,
        enMaxDefect: 1,
        enMaxFruity: 1,
      }),
    );
    await server.sync.create(notes(), (doc, birth) => createAssessment(doc, birth));
    await server.sync.create(tray(), (doc, birth) =>
      createTray(doc, {
        birth,
        session: people.session,
        date,
        sheet: 'ioc-vo',
        restSeconds: 900,
        codes: [people.code('111')],
      }),
    );
    await server.sync.create(sheet(), (doc, birth) => createEvaluation(doc, birth));
  });

  test.each([
    ['plan', plan],
    ['working notes', notes],
  ])(
    'PLN-2 on the %s each sees the others by the name of their account, whatever they claim',
    async (_, name) => {
      const [leader, other] = [
        await present(people.leader, name()),
        await present(assistant, name()),
      ];
      other.show(FORGED);
      await shows(leader, [{ person: { user: 'assistant', name: 'Marta' }, field: 'restMinutes' }]);
      leader.show({ field: 'date' });
      await shows(other, [{ person: { user: 'leader', name: 'leader' }, field: 'date' }]);
      other.provider.destroy();
      await shows(leader, []);
    },
  );

  test.each([
    ['tray', tray],
    ['sheet', sheet],
  ])('a %s carries none, whoever sends it', async (_, name) => {
    const devices = [
      await present(people.leader, name()),
      await present(assistant, name()),
      await present(people.taster(1), name()),
    ];
    for (const device of devices) {
      device.show(FORGED);
      await device.judged();
    }
    expect(known(name())).toEqual([]);
    const late = await present(people.leader, name());
    await late.judged();
    for (const device of [...devices, late]) {
      await device.judged();
      expect(device.others()).toEqual([]);
    }
  });
});
