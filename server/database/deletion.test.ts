import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { putEntry, removeEntry, setInvited } from '../../domain/documents/session.document.ts';
import { sampleForm } from '../../domain/samples/testing/sample-row.ts';
import { tasterForm } from '../../domain/tasters/testing/taster-row.ts';
import type { PanelId, SampleId, SessionCode, TasterId } from '../../domain/words/ids.ts';
import { foundPanel, newEntryId, newSampleId, newTasterId, tastingCode } from './contract/facts.ts';
import type { Database, PanelScope } from './database.ts';
import { createDocumentStore } from './documents/create-document-store.ts';
import { deleteSample, findSample, insertSample, updateSample } from './samples/samples.ts';
import { insertGlasses } from './sessions/glasses.ts';
import { changeSession, createSession } from './sessions/sessions.ts';
import {
  deleteTaster,
  findTaster,
  insertTaster,
  linkAccount,
  updateTaster,
} from './tasters/tasters.ts';
import { storePlan } from './testing/furnished-panel.ts';
import { testDatabase } from './testing/test-database.ts';

let database: Database;
let panel: PanelId;
let sample: SampleId;
let free: SampleId;
let taster: TasterId;
let guest: TasterId;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  panel = await foundPanel(database);
  [sample, free] = [newSampleId(), newSampleId()];
  [taster, guest] = [newTasterId(), newTasterId()];
  await inPanel(async (scope) => {
    await insertSample(scope, sample, sampleForm({ code: 'S-1' }));
    await insertSample(scope, free, sampleForm({ code: 'S-2' }));
    await insertTaster(scope, taster, tasterForm({ code: 'T-1' }));
    await insertTaster(scope, guest, tasterForm({ code: 'T-2' }));
  });
});

const inPanel = <Value>(work: (scope: PanelScope) => Promise<Value>): Promise<Value> =>
  database.inPanel(panel, work);
const open = (scope: PanelScope): Promise<SessionCode> =>
  createSession(scope, { date: '2026-11-27', training: false, by: 'Eva' });

test('REG-1 a sample or taster that was changed since it was read is not deleted', async () => {
  await inPanel(async (scope) => {
    await updateSample(scope, sample, sampleForm({ code: 'S-1b', revision: 1 }));
    await updateTaster(scope, taster, tasterForm({ code: 'T-1b', revision: 1 }));
    for (const revision of [0, 1, 3]) {
      const refused = { code: 'changed-meanwhile', data: { revision: 2 } };
      expect(await deleteSample(scope, sample, revision)).toMatchObject(refused);
      expect(await deleteTaster(scope, taster, revision)).toMatchObject(refused);
    }
    expect(await findSample(scope, sample)).toMatchObject({ code: 'S-1b' });
    expect(await findTaster(scope, taster)).toMatchObject({ code: 'T-1b' });
  });
});

test('REG-8 what nothing depends on is deleted alone, and the answer tells what it was', async () => {
  await inPanel(async (scope) => {
    await linkAccount(scope, taster, { account: 'account-1', username: 'ana' });
    expect(await deleteSample(scope, sample, 1)).toMatchObject({ value: { code: 'S-1' } });
    expect(await deleteTaster(scope, taster, 1)).toMatchObject({
      value: { account: 'account-1', row: { code: 'T-1', username: 'ana' } },
    });
    expect(await deleteTaster(scope, guest, 1)).toMatchObject({ value: { account: null } });
    expect(await findSample(scope, sample)).toBeNull();
    expect(await findTaster(scope, taster)).toBeNull();
    expect(await findSample(scope, free)).toMatchObject({ code: 'S-2' });
    expect(await deleteSample(scope, sample, 1)).toMatchObject({ code: 'not-found' });
    expect(await deleteTaster(scope, taster, 1)).toMatchObject({ code: 'not-found' });
  });
});

describe('REG-8 what was served in a session stays', () => {
  test('and the refusal names the first five sessions, the lowest first', async () => {
    await inPanel(async (scope) => {
      const numbers: SessionCode[] = [];
      for (let count = 0; count < 11; count += 1) numbers.push(await open(scope));
      for (const session of [10, 9, 2, 3, 11, 7].map((number) => numbers[number - 1])) {
        if (session === undefined) throw new Error('no session');
        const glass = { taster, sample, entry: newEntryId(), replicate: 1, position: 1 } as const;
        await insertGlasses(scope, session, [{ ...glass, code: tastingCode('417') }]);
        await changeSession(scope, session, { state: 'validated' });
      }
      const refused = {
        ok: false,
        code: 'results-depend',
        data: { sessions: ['2', '3', '7', '9', '10'] },
      };
      expect(await deleteSample(scope, sample, 1)).toEqual(refused);
      expect(await deleteTaster(scope, taster, 1)).toEqual(refused);
      expect(await findSample(scope, sample)).not.toBeNull();
      expect(await findTaster(scope, taster)).not.toBeNull();
      expect(await deleteSample(scope, free, 1)).toMatchObject({ ok: true });
      expect(await deleteTaster(scope, guest, 1)).toMatchObject({ ok: true });
    });
  });
});

describe('REG-8 what is on a plan that may still be shown stays', () => {
  const planned = async (scope: PanelScope): Promise<SessionCode> => {
    const session = await open(scope);
    await storePlan(scope, session, (doc) => {
      putEntry(doc, { id: newEntryId(), sample, replicate: 1, rank: 1 });
      setInvited(doc, taster, true);
    });
    return session;
  };

  test.each(['draft', 'shown', 'hidden'] as const)('of a session that is %s', async (state) => {
    await inPanel(async (scope) => {
      const sessions = [await planned(scope), await planned(scope)];
      await open(scope);
      for (const session of sessions) await changeSession(scope, session, { state });
      const refused = { code: 'results-depend', data: { sessions: ['1', '2'] } };
      expect(await deleteSample(scope, sample, 1)).toMatchObject(refused);
      expect(await deleteTaster(scope, taster, 1)).toMatchObject(refused);
      expect(await deleteSample(scope, free, 1)).toMatchObject({ ok: true });
      expect(await deleteTaster(scope, guest, 1)).toMatchObject({ ok: true });
    });
  });

  test.each(['closed', 'validated'] as const)('but not of one that is %s', async (state) => {
    await inPanel(async (scope) => {
      await changeSession(scope, await planned(scope), { state });
      expect(await deleteSample(scope, sample, 1)).toMatchObject({ ok: true });
      expect(await deleteTaster(scope, taster, 1)).toMatchObject({ ok: true });
    });
  });

  test('as the plan stands with every change that was appended to it', async () => {
    const entry = { id: newEntryId(), sample, replicate: 1, rank: 1 } as const;
    const session = await inPanel(async (scope) => {
      const number = await open(scope);
      await storePlan(scope, number, () => {});
      return number;
    });
    const store = createDocumentStore(database);
    const name = `${panel}/session/${session}`;
    const doc = new Y.Doc();
    Y.applyUpdate(doc, (await store.load(name))?.snapshot ?? new Uint8Array());
    const changes: { readonly name: string; readonly update: Uint8Array }[] = [];
    doc.on('update', (update: Uint8Array) => changes.push({ name, update }));
    putEntry(doc, entry);
    setInvited(doc, taster, true);
    for (const change of changes.splice(0)) await store.append([change]);
    const remove = () =>
      inPanel(async (scope) => [
        (await deleteSample(scope, sample, 1)).ok,
        (await deleteTaster(scope, taster, 1)).ok,
      ]);
    expect(await remove()).toEqual([false, false]);
    removeEntry(doc, entry.id);
    setInvited(doc, taster, false);
    for (const change of changes.splice(0)) await store.append([change]);
    expect(await remove()).toEqual([true, true]);
  });
});
