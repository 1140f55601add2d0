import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { createAssessment } from '../../domain/documents/assessment.document.ts';
import { readEvaluation, setMark } from '../../domain/documents/evaluation.document.ts';
import { putEntry, readPlan, setPlanField } from '../../domain/documents/session.document.ts';
import type { Actor } from '../../domain/rights/actor.ts';
import { mm } from '../../domain/testing/mm.ts';
import { newEntryId, newSampleId } from '../database/contract/facts.ts';
import { newPlan } from './testing/new-plan.ts';
import { rawUpdate } from './testing/raw-update.ts';
import { sendUpdate } from './testing/send-update.ts';
import { serveGlasses } from './testing/serve-glasses.ts';
import { IN_MEMORY } from './testing/stores.ts';
import type { testPanel } from './testing/test-panel.ts';
import { SOON, storedCopy, useLive } from './testing/use-live.ts';

describe('SYN-50, SYN-75, SYN-78 what an update would make of a document is judged', () => {
  const { place, serve, connect, scene } = useLive(IN_MEMORY);

  async function openSheet() {
    const { people, newSheet } = await scene();
    const server = await serve();
    const name = await newSheet(server);
    const sheet = connect(server.url, people.taster(1)).open(name);
    await sheet.synced();
    setMark(sheet.doc, 'fusty', mm(50));
    await sheet.stored();
    return { people, server, name, sheet };
  }

  const forgeries: readonly (readonly [string, (doc: Y.Doc) => unknown])[] = [
    ['a root that no sheet has', (doc) => doc.getMap('ballast').set('x', 'y'.repeat(10_000))],
    ['a field that no sheet has', (doc) => doc.getMap('fields').set('more', 'x')],
    ['a mark of a number of its own', (doc) => doc.getMap('marks').set('fusty', 50.5)],
    ['a mark beyond the line', (doc) => doc.getMap('marks').set('fusty', 101)],
    ['a mark that is a word', (doc) => doc.getMap('marks').set('fusty', '50')],
    ['a mark of no attribute', (doc) => doc.getMap('marks').set('sweet', 5)],
    [
      'comments that are too long',
      (doc) => doc.getMap('fields').set('comments', 'x'.repeat(2_001)),
    ],
    ['comments that are a number', (doc) => doc.getMap('fields').set('comments', 5)],
    ['a type within a type', (doc) => doc.getMap('fields').set('comments', new Y.Text('x'))],
    ['bytes', (doc) => doc.getMap('fields').set('comments', new Uint8Array(3))],
    ['a list in the place of a map', (doc) => doc.getArray('marks').push([1])],
    ['letters in the place of a map', (doc) => doc.getText('marks').insert(0, 'x')],
    ['a document in a document', (doc) => doc.getMap('fields').set('comments', new Y.Doc())],
  ];

  test.each(
    forgeries.flatMap(([what, write]) => [
      { what, write, isHidden: false },
      { what: `${what}, hidden`, write, isHidden: true },
    ]),
  )('$what, is refused, and what was stored stays', async ({ write, isHidden }) => {
    const { people, server, name, sheet } = await openSheet();
    // The attacker's own document: it has any root types that they define.
    const device = new Y.Doc();
    // A client id lower than any other: its values are hidden behind the current ones.
    if (isHidden) device.clientID = 1;
    write(device);
    sendUpdate(sheet, Y.encodeStateAsUpdate(device));
    expect(await sheet.refused()).toBe('not-allowed');
    const again = connect(server.url, people.taster(1)).open(name);
    await again.synced();
    setMark(again.doc, 'musty', mm(7));
    await again.stored();
    const kept = await storedCopy(place().store, name);
    expect(kept.getMap('marks').toJSON()).toEqual({ fusty: 50, musty: 7 });
    expect([...kept.share.keys()].sort()).toEqual(['marks', 'meta']);
    expect(readEvaluation(kept).ok).toBe(true);
  });

  test('M4: a struct that begins before what is known does not replace the header', async () => {
    const { people, server, name, sheet } = await openSheet();
    const client = sheet.doc.clientID;
    const known = Y.getState(sheet.doc.store, client);
    const header = sheet.doc.getMap('meta')._map.get('birth');
    if (header === undefined) throw new Error('a sheet has a header');
    for (const at of [
      { parent: 'meta', key: 'birth' },
      { parent: 'fields', key: 'birth', origin: header.id },
      { parent: 'fields', key: 'birth' },
    ]) {
      const content = { is: 'any', values: ['a', 'b'] } as const;
      const item = { is: 'item', ...at, content } as const;
      const clients = [{ client, clock: known - 1, structs: [item] }];
      const forger = connect(server.url, people.taster(1)).open(name);
      await forger.synced();
      sendUpdate(forger, rawUpdate({ clients, deleted: [] }));
    }
    setMark(sheet.doc, 'musty', mm(3));
    await sheet.stored();
    const kept = await storedCopy(place().store, name);
    expect(readEvaluation(kept)).toMatchObject({
      ok: true,
      value: { marks: { fusty: 50, musty: 3 } },
    });
    expect(kept.getMap('fields').has('birth')).toBe(false);
    const again = connect(server.url, people.leader).open(name);
    await again.synced();
    expect(again.doc.getMap('meta').toJSON()).toEqual(kept.getMap('meta').toJSON());
  });

  test('a plan takes what its pages write, and no exclusion of nobody', async () => {
    const { people } = await scene();
    const server = await serve();
    await serveGlasses(place().database, people, [[1, '111']], 'draft');
    const name = `${people.panel}/session/1`;
    await server.sync.create(name, newPlan);
    const plan = connect(server.url, people.leader).open(name);
    await plan.synced();
    setPlanField(plan.doc, 'roomTemperature', null);
    setPlanField(plan.doc, 'restMinutes', 20);
    putEntry(plan.doc, { id: newEntryId(), sample: newSampleId(), replicate: 1, rank: 0 });
    plan.doc.getText('notes').insert(0, 'Cold room');
    plan.doc.getText('notes').delete(0, 5);
    await plan.stored();
    expect(readPlan(await storedCopy(place().store, name)).ok).toBe(true);
    const notes = `${people.panel}/assessment/1.${crypto.randomUUID()}`;
    await server.sync.create(notes, createAssessment);
    const assessment = connect(server.url, people.leader).open(notes);
    await assessment.synced();
    assessment.doc.getMap('exclusions').set('nobody', {
      reason: 'Tasted with a cold',
      by: 'y',
      at: '2026-11-27T11:00:00.000Z',
    });
    expect(await assessment.refused()).toBe('not-allowed');
  });
});

const ASSISTANT = ({ leader }: ReturnType<typeof testPanel>): Actor => ({
  ...leader,
  user: 'assistant',
  name: 'assistant',
  role: 'adjuntos',
});

describe('SYN-51 a client id is of the account that wrote under it', () => {
  const { place, serve, connect, scene } = useLive(IN_MEMORY);

  async function twoAtThePlan() {
    const { people } = await scene();
    const server = await serve();
    await serveGlasses(place().database, people, [[1, '111']]);
    const name = `${people.panel}/session/1`;
    await server.sync.create(name, newPlan);
    const victim = connect(server.url, people.leader).open(name);
    const attacker = connect(server.url, ASSISTANT(people)).open(name);
    await Promise.all([victim.synced(), attacker.synced()]);
    return { server, name, victim, attacker, people };
  }
  const kept = async (name: string) =>
    (await storedCopy(place().store, name)).getMap('plan').toJSON();

  /** An update under another device's client id, at the clock of that device's next write. */
  function underIdOf(victim: Y.Doc, write: (doc: Y.Doc) => void): Uint8Array {
    const forged = new Y.Doc();
    Y.applyUpdate(forged, Y.encodeStateAsUpdate(victim));
    const before = Y.encodeStateVector(forged);
    forged.clientID = victim.clientID;
    write(forged);
    return Y.encodeStateAsUpdate(forged, before);
  }

  test('SYN-79 L1: a gap, or a value, under the id of another is refused, and their next word is stored', async () => {
    const { name, victim, attacker } = await twoAtThePlan();
    setPlanField(victim.doc, 'restMinutes', 16);
    await victim.stored();
    const { clientID } = victim.doc;
    const next = { client: clientID, clock: Y.getState(victim.doc.store, clientID) };
    for (const is of ['gap', 'skip'] as const)
      sendUpdate(
        attacker,
        rawUpdate({ clients: [{ ...next, structs: [{ is, length: 1 }] }], deleted: [] }),
      );
    sendUpdate(
      attacker,
      underIdOf(victim.doc, (doc) => setPlanField(doc, 'restMinutes', 99)),
    );
    expect(await attacker.refused()).toBe('birth-differs');
    setPlanField(victim.doc, 'restMinutes', 17);
    await victim.stored();
    expect(await kept(name)).toMatchObject({ restMinutes: 17 });
  });

  test('SYN-80 where nobody knew whose it was, the one whose words are not what is known is told', async () => {
    const { server, name, victim, attacker, people } = await twoAtThePlan();
    // Sent as an answer to a sync request, before the victim wrote anything here.
    const forged = underIdOf(victim.doc, (doc) => setPlanField(doc, 'restMinutes', 99));
    const late = underIdOf(victim.doc, (doc) => setPlanField(doc, 'restMinutes', 17));
    const holder = new Y.Doc();
    Y.applyUpdate(holder, Y.encodeStateAsUpdate(attacker.doc));
    Y.applyUpdate(holder, forged);
    const back = connect(server.url, ASSISTANT(people)).open(name, holder);
    await back.synced();
    await expect.poll(() => kept(name), SOON).toMatchObject({ restMinutes: 99 });
    // The victim's write, made before the forged value arrived at its page.
    const honest = connect(server.url, people.leader).open(name);
    await honest.synced();
    sendUpdate(honest, late);
    // Refused like a copy of another document: the device quarantines it, and its content can be
    // taken over.
    expect(await honest.refused()).toBe('birth-differs');
    expect(await kept(name)).toMatchObject({ restMinutes: 99 });
  });

  test('KEE-9, SYN-81 what a desk brings back of others is taken where it was lost, and they go on', async () => {
    const { people } = await scene();
    await serveGlasses(place().database, people, [[1, '111']]);
    const name = `${people.panel}/session/1`;
    const first = await serve();
    await first.sync.create(name, newPlan);
    // Both devices have it, and no backup has it.
    const [leaders, assistants] = [new Y.Doc(), new Y.Doc()];
    await first.sync.read(name, (doc) => {
      for (const copy of [leaders, assistants]) Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
    });
    setPlanField(assistants, 'restMinutes', 21);
    Y.applyUpdate(leaders, Y.encodeStateAsUpdate(assistants));
    setPlanField(leaders, 'restMinutes', 22);
    const back = connect(first.url, people.leader).open(name, leaders);
    await back.synced();
    await back.stored();
    const again = connect(first.url, ASSISTANT(people)).open(name, assistants);
    await again.synced();
    setPlanField(assistants, 'restMinutes', 23);
    await again.stored();
    expect(await kept(name)).toMatchObject({ restMinutes: 23 });
  });
});
