import { afterEach, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { valuesOf } from '../../../domain/documents/aside-values.ts';
import { createEvaluation, setMark } from '../../../domain/documents/evaluation.document.ts';
import { mm } from '../../../domain/testing/mm.ts';
import { after } from './after.ts';
import { type AsideCopy, createAsideStore } from './aside-store.ts';
import { createSyncPool } from './sync-pool.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const ID = '00000000-0000-4000-8000-000000000001';
const SHEET = `${ID}/evaluation/1.${ID}.111`;

/** A sheet of some birth as a copy. */
function copy(mark: 'fusty' | 'musty', birth = 'before'): AsideCopy {
  const doc = new Y.Doc();
  createEvaluation(doc, birth);
  setMark(doc, mark, mm(50));
  return { document: SHEET, birth, update: Y.encodeStateAsUpdate(doc), at: 7 };
}

/** The copies of an account, as a page finds them that is loaded now. */
async function asidesOf(account: string) {
  const asides = createAsideStore(account);
  await asides.load();
  ends.push(() => asides.close(false));
  return asides;
}

const marksOf = ({ update }: AsideCopy) => {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, update);
  return doc.getMap('marks').toJSON();
};

test('SYN-8 a copy that was set aside outlives the page, for its account alone, until a person drops it', async () => {
  const account = crypto.randomUUID();
  const first = await asidesOf(account);
  await first.keep(copy('fusty'));
  await first.close(false);
  const second = await asidesOf(account);
  expect(second.copies().map(marksOf)).toEqual([{ fusty: 50 }]);
  expect((await asidesOf(crypto.randomUUID())).copies()).toEqual([]);
  const heard = vi.fn();
  second.subscribe(heard);
  for (const one of second.copies()) await second.drop(one);
  expect(heard).toHaveBeenCalledTimes(1);
  await second.close(false);
  expect((await asidesOf(account)).copies()).toEqual([]);
});

test('SYN-8 what two pages set aside of one birth is kept together, and of two births beside each other', async () => {
  const asides = await asidesOf(crypto.randomUUID());
  await asides.keep(copy('fusty'));
  await asides.keep(copy('musty'));
  await asides.keep(copy('fusty', 'long before'));
  expect(asides.copies().map(({ birth }) => birth)).toEqual(['before', 'long before']);
  expect(asides.copies().map(marksOf)).toEqual([{ fusty: 50, musty: 50 }, { fusty: 50 }]);
});

test('SYN-8 at sign-out the store of an account goes when it is empty, and stays with what nobody decided on', async () => {
  const [full, empty] = [crypto.randomUUID(), crypto.randomUUID()];
  const kept = await asidesOf(full);
  await kept.keep(copy('fusty'));
  await kept.close(true);
  await (await asidesOf(empty)).close(true);
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names.filter((name) => name?.includes(empty))).toEqual([]);
  expect((await asidesOf(full)).copies()).toHaveLength(1);
});

/** The pool of an account whose server is out of reach. */
function poolOf(account: string) {
  const pool = createSyncPool({ url: 'ws://127.0.0.1:9', account, now: () => 7, after });
  ends.push(() => pool.close());
  pool.hold(SHEET);
  const handle = pool.handle(SHEET);
  if (handle === null) throw new Error('the sheet is held');
  return { pool, handle };
}

const read = async ({ handle }: ReturnType<typeof poolOf>) => {
  await vi.waitUntil(() => handle.isRead());
  return valuesOf(handle.doc);
};

test('SYN-8 no copy is wiped while it is not stored, nor before anybody read what it holds', async () => {
  const account = crypto.randomUUID();
  const first = poolOf(account);
  expect(await read(first)).toEqual([]);
  createEvaluation(first.handle.doc, 'birth');
  setMark(first.handle.doc, 'fusty', mm(50));
  await vi.waitUntil(() => first.handle.status().onDevice);
  await first.pool.close(true);
  // Signed out in the instant in which the page opens.
  const second = poolOf(account);
  expect(second.handle.isRead()).toBe(false);
  await second.pool.close(true);
  expect(await read(poolOf(account))).toEqual([{ map: 'marks', key: 'fusty', value: 50 }]);
});
