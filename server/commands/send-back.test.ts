import { afterAll, beforeAll, expect, test } from 'vitest';
import { notesName, planName, trayName } from '../../domain/documents/document-names.ts';
import { formatDocumentName } from '../../domain/documents/name.ts';
import { putDraw, readPlan } from '../../domain/documents/session.document.ts';
import type { Actor } from '../../domain/rights/actor.ts';
import { keyedPaper } from '../../domain/testing/keyed.ts';
import type { SessionCode } from '../../domain/words/ids.ts';
import type { Database } from '../database/database.ts';
import { createDocumentStore } from '../database/documents/create-document-store.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { connectClient } from '../sync/testing/live-client.ts';
import { type LiveServer, startLiveServer } from '../sync/testing/live-server.ts';
import { type PanelAtWork, panelAtWork } from './testing/panel-at-work.ts';
import { there } from './testing/there.ts';

let database: Database;
let server: LiveServer;
beforeAll(async () => {
  database = await testDatabase();
  server = await startLiveServer({ database, store: createDocumentStore(database) });
});
afterAll(async () => {
  await server.crash();
  await database.close();
});

/**
 * Opens documents over real WebSockets, executes a command, and returns which connections it
 * closed.
 */
async function closedBy(
  opened: readonly (readonly [Actor, string])[],
  command: () => Promise<unknown>,
): Promise<readonly string[]> {
  const devices = opened.map(([actor, name]) => {
    const client = connectClient(server.url, actor);
    return { client, name, document: client.open(name) };
  });
  await Promise.all(devices.map(({ document }) => document.synced()));
  const connections = () =>
    new Map(
      [...server.sync.hocuspocus.documents.values()].flatMap((document) =>
        document.getConnections().map((connection) => [connection, connection.context] as const),
      ),
    );
  const before = connections();
  expect(before.size).toBe(opened.length);
  expect(await command()).toMatchObject({ ok: true });
  const after = connections();
  const closed = [...before].filter(([connection]) => !after.has(connection));
  const names = new Set(closed.map(([, { name }]) => formatDocumentName(name)));
  for (const { document } of devices.filter((device) => names.has(device.name)))
    expect(await document.refused()).toBe('access-changed');
  for (const { client } of devices) client.close();
  return closed
    .map(([, { actor, name }]) => `${actor.role} ${formatDocumentName(name)}`)
    .toSorted();
}

/** Shows another session with the codes of this one. */
async function shownAlike(panel: PanelAtWork, session: SessionCode): Promise<SessionCode> {
  const of = (number: SessionCode) => planName({ panel: panel.panel, session: number });
  const first = await panel.sync.read(of(session), readPlan);
  const next = await panel.planned();
  await panel.sync.change(of(next), (doc) => {
    const plan = readPlan(doc);
    if (!plan.ok || !first.ok) throw new Error('unreadable');
    const { entries, codes } = first.value;
    const alike = plan.value.entries.map(
      ({ id }, index) => [id, there(codes.get(there(entries[index]).id))] as const,
    );
    putDraw(doc, { codes: new Map(alike), orders: plan.value.orders });
  });
  expect(await panel.give('show-session', { session: next })).toMatchObject({ ok: true });
  return next;
}

test('SYN-3, KEY-4 who has a document open whose standing changed goes back through the gate, and nobody else', async () => {
  const { sync } = server;
  const [panel, stranger] = [
    await panelAtWork(database, { live: sync }),
    await panelAtWork(database, { live: sync }),
  ];
  const session = await panel.shown();
  const next = await shownAlike(panel, session);
  const foreign = await stranger.shown();
  expect(foreign).toBe(session);
  const [ana, ben] = [there(panel.tasterIds[0]), there(panel.tasterIds[1])];
  const [asAna, asBen] = [there(panel.tasters[0]), there(panel.tasters[1])];
  const [left, right] = (await panel.glasses(session)).filter(({ taster }) => taster === ana);
  const code = there(left).code;
  const key = { panel: panel.panel, session };
  const sheet = panel.sheetName(session, ana, code);
  const plan = planName(key);
  const notes = panel.sampleIds.map((sample) => notesName(key, sample));
  const tray = trayName(key, ana);
  const away = [
    planName({ panel: panel.panel, session: next }),
    formatDocumentName({
      kind: 'assessment',
      panel: panel.panel,
      session: next,
      sample: there(panel.sampleIds[0]),
    }),
  ];
  away.push(panel.sheetName(next, ana, code));
  const everything: readonly (readonly [Actor, string])[] = [
    [asAna, sheet],
    [panel.leader, sheet],
    [asAna, panel.sheetName(session, ana, there(right).code)],
    [asAna, tray],
    [asBen, panel.sheetName(session, ben, code)],
    ...[plan, ...notes, ...away].map((name) => [panel.leader, name] as const),
    [stranger.leader, planName({ panel: stranger.panel, session: foreign })],
  ];
  const sheets = [`catadores ${sheet}`, `jefespanel ${sheet}`];
  const desk = [plan, ...notes].map((name) => `jefespanel ${name}`).toSorted();

  await panel.mark(session, ana, code, { fruity: 40 }, { sign: false });
  const seal = async () => {
    await panel.mark(session, ana, code);
    return panel.seal(session, ana, code);
  };
  expect(await closedBy(everything, seal)).toEqual(sheets);
  const reopen = { session, taster: ana, code, reason: 'a slip' };
  const opened = () => panel.give('reopen-sheet', reopen, panel.assistant);
  expect(await closedBy(everything, opened)).toEqual(sheets);
  // A person with the sheet open receives the keyed content and can no longer write (KEY-4).
  const paper = keyedPaper();
  const keyed = { ...reopen, first: paper, second: paper, kept: paper, comments: '' };
  expect(await closedBy(everything, () => panel.give('key-sheet', keyed))).toEqual(sheets);
  await panel.give('close-session', { session });
  const validate = () => panel.give('validate-session', { session, reason: 'too few came' });
  expect(await closedBy(everything, validate)).toEqual(desk);
  const invalidate = () => panel.give('invalidate-session', { session, reason: 'a slip' });
  expect(await closedBy(everything, invalidate)).toEqual(desk);
});
