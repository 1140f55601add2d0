import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createEvaluation } from '../../domain/documents/evaluation.document.ts';
import { createTray } from '../../domain/documents/tray.document.ts';
import type { Actor } from '../../domain/role/actor.ts';
import type { DocumentAccess } from '../../domain/role/document-access.ts';
import { connectClient } from './testing/live-client.ts';
import { type LiveServer, startLiveServer } from './testing/live-server.ts';
import { testPanel } from './testing/people.ts';
import { STORES, type StartedStore } from './testing/stores.ts';

const ends: (() => unknown)[] = [];
afterEach(() => {
  for (const end of ends.splice(0).reverse()) end();
});

let database: StartedStore;
let server: LiveServer;
let people: ReturnType<typeof testPanel>;
/** What the facts allow, and what is known of a birth, where a test says so. */
const facts: { standing: DocumentAccess | 'fails'; hasBirth: boolean } = {
  standing: 'write',
  hasBirth: true,
};

beforeAll(async () => {
  const [store] = STORES;
  if (store === undefined) throw new Error('no database');
  database = await store.start();
  people = testPanel(await database.foundPanel());
  server = await startLiveServer(database.store, {
    standing: async () => {
      if (facts.standing === 'fails') throw new Error('the database is away');
      return facts.standing;
    },
    birthOf: async (name) =>
      facts.hasBirth ? ((await database.store.load(name))?.birth ?? null) : null,
  });
  await server.sync.create(people.sheet(1), (doc, birth) => createEvaluation(doc, birth));
  await server.sync.create(tray(), (doc, birth) =>
    createTray(doc, {
      birth,
      session: people.session,
      date: '2026-11-27',
      sheet: 'ioc-vo',
      restSeconds: 900,
      codes: [people.code('111')],
    }),
  );
});
afterAll(async () => {
  await server.crash();
  await database.stop();
});

const tray = () => `${people.panel}/tray/1.${people.tasterId(1)}`;

/** What somebody is answered who asks for a document: its scope, or why not. */
async function asked(actor: Actor | null, name: string): Promise<string> {
  const client = connectClient(server.url, actor);
  ends.push(() => client.close());
  const live = client.open(name);
  return Promise.race([
    live.synced().then(() => live.provider.authorizedScope ?? 'no scope'),
    live.refused(),
  ]);
}

describe('ACC-1 at the gate table and facts both have their say', () => {
  test.each([
    ['write', 'sheet', 'read-write'],
    ['read', 'sheet', 'readonly'],
    ['none', 'sheet', 'out-of-reach'],
    // A tray is never written by a device, whatever the facts allow.
    ['write', 'tray', 'readonly'],
    ['read', 'tray', 'readonly'],
    ['none', 'tray', 'out-of-reach'],
  ] as const)('where the facts say %s, its taster gets a %s %s', async (standing, kind, answer) => {
    facts.standing = standing;
    const name = kind === 'tray' ? tray() : people.sheet(1);
    expect(await asked(people.taster(1), name)).toBe(answer);
    facts.standing = 'write';
    expect(await asked(people.leader, name)).toBe('readonly');
    expect(await asked(people.taster(2), name)).toBe('out-of-reach');
  });

  test('what was never stored is out of reach, as is what is no name; and who is nobody is told so first', async () => {
    expect(await asked(people.taster(1), people.sheet(1, '999'))).toBe('out-of-reach');
    expect(await asked(people.taster(1), 'no/name')).toBe('out-of-reach');
    expect(await asked(null, 'no/name')).toBe('signed-out');
    facts.hasBirth = false;
    expect(await asked(people.taster(1), people.sheet(1))).toBe('out-of-reach');
    facts.hasBirth = true;
  });

  test('LOG-1 a refusal is an event with its reason; what went wrong is no refusal', async () => {
    const refusals = () =>
      server.log.filter(({ event }) => event === 'document-refused').map(({ data }) => data);
    const before = refusals().length;
    await asked(people.taster(2), people.sheet(1));
    expect(refusals().slice(before)).toEqual([{ reason: 'out-of-reach' }]);
    facts.standing = 'fails';
    expect(await asked(people.taster(1), people.sheet(1))).not.toMatch(/read/);
    facts.standing = 'write';
    expect(refusals()).toHaveLength(before + 1);
  });
});
