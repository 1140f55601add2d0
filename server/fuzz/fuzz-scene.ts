import type { beforeHandleAwarenessPayload, beforeSyncPayload } from '@hocuspocus/server';
import * as Y from 'yjs';
import { DOCUMENT_SCHEMAS } from '../../domain/documents/document-schemas.ts';
import { createEvaluation, readEvaluation } from '../../domain/documents/evaluation.document.ts';
import { readPlan } from '../../domain/documents/session.document.ts';
import { covers } from '../../domain/sync/covers.ts';
import type { ConnectionContext } from '../sync/authorize-document.ts';
import { isOutOfOrder } from '../sync/causal-order.ts';
import { createGuard, DOCUMENT_BUDGET } from '../sync/guard.ts';
import { newPlan } from '../sync/testing/new-plan.ts';
import { testPanel } from '../sync/testing/test-panel.ts';
import type { Chance, ForgedScene } from './forged-update.ts';
import { createHonestDevice, type HonestDevice } from './honest-device.ts';

/** The outcome of an update. */
export type Became = 'refused' | 'passedOver' | 'taken';

const vectorOf = (doc: Y.Doc) => Y.decodeStateVector(Y.encodeStateVector(doc));
const [ANSWER, UPDATE] = [1, 2];
const PANEL = testPanel('00000000-0000-4000-8000-00000000f000');

/**
 * Opens one document behind the product's validation of updates, with two pages of one account and
 * one of another (SYN-52).
 */
export async function openScene(chance: Chance) {
  const isPlan = chance.whole(3) === 0;
  const kind = isPlan ? 'session' : 'evaluation';
  const schema = DOCUMENT_SCHEMAS[kind];
  const guard = createGuard({
    budget: DOCUMENT_BUDGET,
    birthOf: () => 'birth',
    wrote: () => () => {},
    tellClosed: () => Promise.resolve(true),
    outOfOrder: isOutOfOrder,
    sessionFacts: () => Promise.resolve({ state: 'draft', served: [] }),
    schemas: DOCUMENT_SCHEMAS,
  });
  const log: Uint8Array[] = [];
  let doc = load();
  if (isPlan) newPlan(doc, 'birth');
  else createEvaluation(doc, 'birth');
  const header = JSON.stringify(doc.getMap('meta').toJSON());
  const taster = PANEL.taster(1).taster;
  if (taster === null) throw new Error('a taster is one');
  const devices = ['honest', 'honest', 'colleague'].map((account) =>
    createHonestDevice(chance, { account, isPlan, taster }),
  );
  for (const device of devices) await come(device);

  /** A document that is loaded from what is stored. */
  function load() {
    const made = new Y.Doc();
    for (const update of log) Y.applyUpdate(made, update);
    made.on('update', (update: Uint8Array) => log.push(update));
    return Object.assign(made, { name: kind, hasConnection: () => true });
  }

  /** Passes a message to the validation, and applies the rest of it, as Hocuspocus does. */
  async function send(user: string, update: Uint8Array, type = UPDATE): Promise<Became> {
    let isAsked = false;
    const connection = { readOnly: false, messageAddress: 'x', send: () => (isAsked = true) };
    const payload = Uint8Array.from(update);
    const said = { document: doc, connection, context: contextOf(user), type, payload };
    try {
      await guard.beforeSync?.(said as unknown as beforeSyncPayload<ConnectionContext>);
    } catch (problem) {
      // Bytes that are no update end their connection, too.
      if (user !== 'forger') throw new Error('an honest device was shut out', { cause: problem });
      return 'refused';
    }
    Y.applyUpdate(doc, payload);
    return isAsked ? 'passedOver' : 'taken';
  }

  function contextOf(user: string) {
    const actor = { ...PANEL.leader, user };
    return { actor, name: { kind }, birth: '-', admission: { over: () => null } };
  }

  /**
   * Syncs a device as a connecting page does: it announces itself, receives the server's state and
   * sends what is missing.
   */
  async function come(device: HonestDevice): Promise<void> {
    const states = new Map([
      [1, {}],
      [device.id, { place: null }],
    ]);
    const shown = { document: doc, connection: {}, context: contextOf(device.account), states };
    await guard.beforeHandleAwareness?.(
      shown as unknown as beforeHandleAwarenessPayload<ConnectionContext>,
    );
    const vector = Y.encodeStateVector(doc);
    if (chance.whole(4) > 0) device.hear(doc);
    const answer = Y.encodeStateAsUpdate(device.doc, vector);
    if ((await send(device.account, answer, ANSWER)) !== 'taken')
      throw new Error('what an honest device came with was not taken');
    device.hear(doc);
    device.isOnline = true;
    if (!covers(vectorOf(doc), vectorOf(device.doc)))
      throw new Error('what an honest device holds is not stored');
    same(device.doc, 'an honest device reads something else');
  }

  function valuesOf(of: Y.Doc): string {
    const maps = schema.maps.map((map) => Object.entries(of.getMap(map).toJSON()).sort());
    return JSON.stringify([maps, schema.texts.map((text) => of.getText(text).toString())]);
  }
  function same(other: Y.Doc, problem: string): void {
    if (valuesOf(other) !== valuesOf(doc)) throw new Error(problem);
  }

  function check(): void {
    const roots = new Set(['meta', ...schema.maps, ...schema.texts]);
    const read = isPlan ? readPlan(doc) : readEvaluation(doc);
    if (!read.ok) throw new Error(`it cannot be read: ${read.code}`);
    if (JSON.stringify(doc.getMap('meta').toJSON()) !== header) throw new Error('another header');
    if (doc.store.pendingStructs !== null || doc.store.pendingDs !== null)
      throw new Error('something waits for what never comes');
    for (const root of doc.share.keys()) if (!roots.has(root)) throw new Error(`a root ${root}`);
  }

  return {
    send,
    check,
    known: (): ForgedScene => ({ doc, others: [...devices.map(({ id }) => id), doc.clientID] }),
    /** One device edits, disconnects or reconnects. */
    async workHonestly(): Promise<void> {
      const device = chance.pick(devices);
      const made = device.work();
      if (!device.isOnline && chance.whole(3) === 0) await come(device);
      else if (device.isOnline && chance.whole(8) === 0) device.isOnline = false;
      else if (device.isOnline) {
        // Changes that are sent in one tick are one update (KEE-32).
        const updates = chance.whole(2) === 0 ? [Y.mergeUpdates([...made])] : made;
        for (const update of updates)
          if ((await send(device.account, update)) !== 'taken')
            throw new Error('an honest word was not taken');
        if (chance.whole(2) === 0) {
          device.hear(doc);
          same(device.doc, 'an honest device reads something else');
        }
      }
      check();
    },
    /**
     * Simulates a restored backup: the server loses its last stored updates, and the devices send
     * them again in any order (KEE-9).
     */
    async restore(): Promise<void> {
      log.length = Math.max(1, log.length - chance.whole(20));
      doc = load();
      const order = chance.whole(2) === 0 ? devices : [...devices].reverse();
      for (const device of order) await come(device);
      for (const device of order) device.hear(doc);
      check();
    },
    /** Reconnects all devices, and checks that all of them read what is stored. */
    async end(): Promise<void> {
      for (const device of devices) await come(device);
      for (const device of devices) device.hear(doc);
      for (const device of devices) same(device.doc, 'an honest device reads something else');
      same(load(), 'what is stored is something else');
      const reader = new Y.Doc();
      Y.applyUpdate(reader, Y.encodeStateAsUpdate(doc));
      same(reader, 'a new device reads something else');
    },
  };
}
