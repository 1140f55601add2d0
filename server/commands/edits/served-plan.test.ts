import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Doc } from 'yjs';
import { exclude, readAssessment } from '../../../domain/documents/assessment.document.ts';
import { notesName, planName } from '../../../domain/documents/document-names.ts';
import {
  type PlanValue,
  planNotes,
  putEntry,
  readPlan,
  removeEntry,
  setInvited,
  setPlanField,
  setTargetWords,
} from '../../../domain/documents/session.document.ts';
import type { Actor } from '../../../domain/rights/actor.ts';
import { codeOf } from '../../../domain/testing/plans.ts';
import type { SessionCode } from '../../../domain/words/ids.ts';
import { newEntryId, newTasterId } from '../../database/contract/facts.ts';
import type { Database } from '../../database/database.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { connectClient, type LiveClient } from '../../sync/testing/live-client.ts';
import type { LiveServer } from '../../sync/testing/live-server.ts';
import { type PanelAtWork, panelAtWork } from '../testing/panel-at-work.ts';
import { closedBy, held, startDocumentServer } from '../testing/rights-on-socket.ts';
import { there } from '../testing/there.ts';

/** An edit by a forged client, based on the plan that it reads. */
type Write = (doc: Doc, plan: PlanValue) => void;

/** Exchanges the codes of the first two glasses. */
const exchangeCodes: Write = (doc, { entries, codes }) => {
  const [one, other] = [there(entries[0]).id, there(entries[1]).id];
  doc.transact(() => {
    doc.getMap('codes').set(one, codes.get(other));
    doc.getMap('codes').set(other, codes.get(one));
  });
};

/** Edits that would decide which oil is in which glass, or what is accepted, by name. */
const DECIDES: readonly (readonly [string, Write])[] = [
  ['the codes of two oils', exchangeCodes],
  [
    'the oil of a glass',
    (doc, { entries: [one, other] }) =>
      putEntry(doc, { ...there(one), sample: there(other).sample }),
  ],
  ['a glass less', (doc, { entries: [one] }) => removeEntry(doc, there(one).id)],
  [
    'another order',
    (doc, { orders }) => {
      const [taster, order] = there([...orders][0]);
      doc.getMap('orders').set(taster, [...order].reverse());
    },
  ],
  ['a taster less', (doc, { tasters: [taster] }) => setInvited(doc, there(taster), false)],
  ['the limit of duplicates', (doc) => setPlanField(doc, 'enMaxDefect', 9)],
  ['the limit of fruity', (doc) => setPlanField(doc, 'enMaxFruity', 9)],
  ['training', (doc) => setPlanField(doc, 'training', true)],
  ['the sheet', (doc) => setPlanField(doc, 'sheet', 'award-100')],
  ['the date', (doc) => setPlanField(doc, 'date', '2026-12-24')],
  ['one code per taster', (doc) => setPlanField(doc, 'multicode', true)],
  ['what it checks', (doc) => setPlanField(doc, 'checks', { of: 'elsewhere', reference: 'Lab 7' })],
  [
    'a target',
    (doc, { entries: [one] }) => setTargetWords(doc, there(one).sample, 'Look for fusty'),
  ],
];

/** The conditions that are recorded during the tasting. */
const CONDITIONS: readonly (readonly [string, Write])[] = [
  ['the temperature of the samples', (doc) => setPlanField(doc, 'sampleTemperature', 27)],
  ['the temperature of the room', (doc) => setPlanField(doc, 'roomTemperature', 21)],
  ['the rest', (doc) => setPlanField(doc, 'restMinutes', 5)],
];

const NOTE: Write = (doc) => planNotes(doc).insert(0, 'Cold room. ');

describe('SEC-85, SEC-100 a plan that was served', () => {
  let database: Database;
  let server: LiveServer;
  const clients: LiveClient[] = [];
  beforeAll(async () => {
    database = await testDatabase();
    server = await startDocumentServer(database);
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.close();
  });
  afterAll(async () => {
    await server.crash();
    await database.close();
  });

  async function scene(state: 'shown' | 'hidden' | 'closed') {
    const panel = await panelAtWork(database, { live: server.sync });
    const session = await panel.shown();
    if (state === 'hidden') await panel.give('hide-session', { session });
    if (state === 'closed') await panel.give('close-session', { session });
    return { panel, session };
  }
  const open = (actor: Actor, name: string) => {
    const client = connectClient(server.url, actor);
    clients.push(client);
    return held(client, name);
  };
  const planOf = async (panel: PanelAtWork, session: SessionCode): Promise<PlanValue> => {
    const read = await server.sync.readStored(planName({ panel: panel.panel, session }), readPlan);
    if (!read.ok) throw new Error(read.code);
    return read.value;
  };
  /**
   * Writes as a person and returns the close reason of the document, or `open`, and whether the
   * plan changed.
   */
  async function written(
    { panel, session }: Awaited<ReturnType<typeof scene>>,
    actor: Actor,
    write: Write,
  ) {
    const before = await planOf(panel, session);
    const live = await open(actor, planName({ panel: panel.panel, session }));
    write(live.doc, before);
    const closed = await closedBy(live);
    const isChanged =
      JSON.stringify(show(await planOf(panel, session))) !== JSON.stringify(show(before));
    return { closed, isChanged };
  }
  const show = ({ codes, orders, ...plan }: PlanValue) => ({
    ...plan,
    codes: [...codes],
    orders: [...orders],
  });
  const refused = { closed: 'birth-differs', isChanged: false };
  const taken = { closed: 'open', isChanged: true };

  test.each(
    DECIDES.flatMap(([what, write]) =>
      (['shown', 'hidden', 'closed'] as const).map((state) => ({ what, write, state })),
    ),
  )('$what is not written into a $state session', async ({ write, state }) => {
    const at = await scene(state);
    expect(await written(at, at.panel.assistant, write)).toEqual(refused);
    expect(await written(at, at.panel.leader, write)).toEqual(refused);
  });

  test.each(CONDITIONS)('%s is written until tasting ended', async (_, write) => {
    const at = await scene('shown');
    expect(await written(at, at.panel.assistant, write)).toEqual(taken);
    await at.panel.give('close-session', { session: at.session });
    expect(
      await written(at, at.panel.leader, (doc) => setPlanField(doc, 'restMinutes', 7)),
    ).toEqual(refused);
    expect(await written(at, at.panel.assistant, NOTE)).toEqual(taken);
  });

  test('SES-7 a taster and a glass are added, taken off again before they are served, and nothing of what was served', async () => {
    const at = await scene('shown');
    const [late, glass] = [newTasterId(), newEntryId()];
    const join: Write = (doc, { entries, orders }) => {
      const order = there([...orders.values()][0]);
      setInvited(doc, late, true);
      putEntry(doc, { ...there(entries[0]), id: glass, rank: 9 });
      doc.getMap('codes').set(glass, codeOf('999'));
      doc.getMap('orders').set(late, [...order, glass]);
    };
    expect(await written(at, at.panel.assistant, join)).toEqual(taken);
    const leave: Write = (doc) => {
      setInvited(doc, late, false);
      removeEntry(doc, glass);
    };
    expect(await written(at, at.panel.leader, leave)).toEqual(taken);
    const borrow: Write = (doc, { codes }) =>
      void doc.getMap('codes').set(newEntryId(), there([...codes.values()][0]));
    expect(await written(at, at.panel.leader, borrow)).toEqual(refused);
    const forTaster: Write = (doc, { entries, tasters }) =>
      void doc.getMap('codes').set(`${there(entries[0]).id}|${there(tasters[0])}`, codeOf('998'));
    expect(await written(at, at.panel.leader, forTaster)).toEqual(refused);
  });

  test('what was written before it was shown, and comes after, is not taken either', async () => {
    const panel = await panelAtWork(database, { live: server.sync });
    const session = await panel.planned();
    const name = planName({ panel: panel.panel, session });
    const client = connectClient(server.url, panel.assistant);
    clients.push(client);
    const away = await held(client, name);
    client.cut();
    exchangeCodes(away.doc, await planOf(panel, session));
    await panel.give('show-session', { session });
    const served = await planOf(panel, session);
    client.mend();
    expect(await away.refused()).toBe('birth-differs');
    expect((await planOf(panel, session)).codes).toEqual(served.codes);
  });

  test('SEC-86 a sheet is left out under the account of the connection and the clock of the server, whoever it says', async () => {
    const { panel, session } = await scene('shown');
    const [sample, taster] = [there(panel.sampleIds[0]), there(panel.tasterIds[0])];
    const name = notesName({ panel: panel.panel, session }, sample);
    const notes = await open(panel.assistant, name);
    const of = { taster, replicate: 1, reason: 'Tasted with a cold' } as const;
    exclude(notes.doc, { ...of, by: panel.leader.name, at: '2020-01-01T00:00:00.000Z' });
    await notes.stored();
    const read = await server.sync.readStored(name, readAssessment);
    const at = new Date(panel.clock.at).toISOString();
    expect(read).toMatchObject({
      value: { exclusions: [{ ...of, by: panel.assistant.name, at }] },
    });
  });

  test('SEC-87 a sheet is not left out at an instant that is none', async () => {
    const { panel, session } = await scene('shown');
    const name = notesName({ panel: panel.panel, session }, there(panel.sampleIds[0]));
    const notes = await open(panel.assistant, name);
    const of = { taster: there(panel.tasterIds[0]), replicate: 1, by: 'adjuntos' } as const;
    exclude(notes.doc, { ...of, reason: 'Tasted with a cold', at: 'yesterday' });
    expect(await closedBy(notes)).toBe('not-allowed');
  });
});
