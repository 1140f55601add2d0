import { describe, expect, test } from 'vitest';
import { createTray } from '../../domain/documents/tray.document.ts';
import type { Actor } from '../../domain/rights/actor.ts';
import type { LiveDocument } from './testing/live-client.ts';
import { newPlan } from './testing/new-plan.ts';
import { IN_MEMORY } from './testing/stores.ts';
import { SOON, useLive } from './testing/use-live.ts';

describe('BLI-1 presence is for leader and assistants', () => {
  const { serve, connect, scene } = useLive(IN_MEMORY);

  /** A server that counts the messages that it has processed, by account and document. */
  async function counting() {
    const dealt: string[] = [];
    const server = await serve({
      extensions: [
        {
          extensionName: 'counting',
          async afterHandleMessage({ context, documentName }) {
            dealt.push(`${context.actor.user} ${documentName}`);
          },
        },
      ],
    });
    return {
      server,
      /** Opens a document with presence. */
      async present(actor: Actor, name: string) {
        const document = connect(server.url, actor).open(name, undefined, true);
        await document.synced();
        return {
          document,
          /** Sets the device's own presence and waits until the server has processed it. */
          async say(state: Record<string, unknown>) {
            const before = dealt.filter((one) => one === `${actor.user} ${name}`).length;
            document.provider.awareness?.setLocalState(state);
            document.provider.sendStateless('and that was it');
            const now = () => dealt.filter((one) => one === `${actor.user} ${name}`).length;
            await expect.poll(now, SOON).toBeGreaterThanOrEqual(before + 2);
          },
        };
      },
    };
  }

  /** The presence of the others that a device receives. */
  const others = ({ doc, provider }: LiveDocument) =>
    [...(provider.awareness?.getStates() ?? new Map())]
      .filter(([author]) => author !== doc.clientID)
      .map(([, state]: [number, unknown]) => state);

  /** A server with a tray and a sheet of the first taster. */
  async function withTray() {
    const { people, newSheet } = await scene();
    const { server, present } = await counting();
    const sheet = await newSheet(server);
    const tray = `${people.panel}/tray/1.${people.tasterId(1)}`;
    const facts = { session: 1, date: '2026-11-27', sheet: 'ioc-vo', restSeconds: 900 };
    await server.sync.create(tray, (doc, birth) =>
      createTray(doc, { birth, ...facts, codes: [people.code('111')] }),
    );
    return { people, server, present, sheet, tray };
  }

  test('of a sheet and of a tray nobody is shown to anybody, whoever says so', async () => {
    const { people, server, present, sheet, tray } = await withTray();
    for (const name of [sheet, tray]) {
      const taster = await present(people.taster(1), name);
      const desk = await present(people.leader, name);
      await taster.say({ person: 'taster' });
      await desk.say({ person: 'leader' });
      expect(server.sync.hocuspocus.documents.get(name)?.awareness.getStates().size).toBe(0);
      const late = await present(people.leader, name);
      for (const { document } of [taster, desk, late]) expect(others(document)).toEqual([]);
    }
  });

  test('BRD-11, BRD-23, BLI-3 of a tray the desk hears the count of its taster’s device and nothing beside it; from the desk the device hears nothing', async () => {
    const { people, present, tray } = await withTray();
    const taster = await present(people.taster(1), tray);
    const desk = await present(people.leader, tray);
    await taster.say({ unstored: 3, person: { user: 'x', name: 'Lucía' }, place: 'home' });
    await expect.poll(() => others(desk.document), SOON).toEqual([{ unstored: 3 }]);
    await desk.say({ unstored: 5, person: 'leader' });
    expect(others(taster.document)).toEqual([]);
    const late = await present(people.leader, tray);
    await expect.poll(() => others(late.document), SOON).toEqual([{ unstored: 3 }]);
    await taster.say({ unstored: 'three' });
    await taster.say({ unstored: 0 });
    await expect.poll(() => others(desk.document), SOON).toEqual([{ unstored: 0 }]);
    taster.document.provider.destroy();
    await expect.poll(() => others(desk.document), SOON).toEqual([]);
  });

  test('BLI-4 on a plan each is shown under the own account’s name, whatever else was claimed', async () => {
    const { people, newSheet } = await scene();
    const { server, present } = await counting();
    await newSheet(server);
    const plan = `${people.panel}/session/1`;
    await server.sync.create(plan, newPlan);
    const assistant: Actor = {
      ...people.leader,
      user: 'assistant',
      name: 'Luis',
      role: 'adjuntos',
    };
    const [first, second] = [await present(people.leader, plan), await present(assistant, plan)];
    await first.say({ person: { user: 'assistant', name: 'Luis' }, place: 'date' });
    await second.say({ place: 'start' });
    const leader = { person: { user: 'leader', name: 'leader' }, place: 'date' };
    const other = { person: { user: 'assistant', name: 'Luis' }, place: 'start' };
    await expect.poll(() => others(second.document), SOON).toEqual([leader]);
    await expect.poll(() => others(first.document), SOON).toEqual([other]);
    // The server drops everything except a name and a place.
    await first.say({ place: 'x'.repeat(50_000), more: 'x'.repeat(50_000) });
    await expect
      .poll(() => others(second.document), SOON)
      .toEqual([{ person: leader.person, place: null }]);
    // Presence from another process was filtered there, and has no account here.
    const document = server.sync.hocuspocus.documents.get(plan);
    const passedOn = new Map([[5, { person: { user: 'far', name: 'Far' } }]]);
    await document?.callbacks.beforeHandleAwareness(document, passedOn, { source: 'local' });
    expect([...passedOn.values()]).toEqual([{ person: { user: 'far', name: 'Far' } }]);
  });

  test('of a message that says of a thousand clients, no more are passed on than sit at a desk', async () => {
    const { people, newSheet } = await scene();
    const { server, present } = await counting();
    await newSheet(server);
    const plan = `${people.panel}/session/1`;
    await server.sync.create(plan, newPlan);
    const states = new Map<number, Record<string, unknown>>(
      Array.from({ length: 1_000 }, (_, client) => [client, { place: 'date' }]),
    );
    await present(people.leader, plan);
    const document = server.sync.hocuspocus.documents.get(plan);
    const connection = document?.getConnections()[0];
    if (connection === undefined) throw new Error('nobody is connected');
    await document?.callbacks.beforeHandleAwareness(document, states, {
      source: 'connection',
      connection,
    });
    expect(states.size).toBe(100);
  });
});
