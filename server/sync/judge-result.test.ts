import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { DOCUMENT_SCHEMAS } from '../../domain/documents/document-schemas.ts';
import { writeHeader } from '../../domain/documents/header.ts';
import { planNotes, setPlanField } from '../../domain/documents/session.document.ts';
import { deviceDoc } from '../../web/live/pool/device-doc.ts';
import { isOutOfOrder } from './causal-order.ts';
import { createResultJudge, writtenValues } from './judge-result.ts';
import { leavesGap } from './plain-item.ts';
import { removeKnownPart } from './remove-known-part.ts';
import { hasValidStructure } from './structure-check.ts';
import { newPlan } from './testing/new-plan.ts';
import { type RawStruct, type RawUpdate, rawUpdate } from './testing/raw-update.ts';

const SCHEMA = DOCUMENT_SCHEMAS.session;
const FORGER = 7;

/**
 * A plan with notes at the server. One device wrote every character, and the last one between the
 * first two.
 */
function scene() {
  const doc = new Y.Doc();
  newPlan(doc, 'birth');
  const device = new Y.Doc();
  device.clientID = 100;
  Y.applyUpdate(device, Y.encodeStateAsUpdate(doc));
  const notes = planNotes(device);
  notes.insert(0, 'a');
  notes.insert(1, 'c');
  notes.insert(1, 'b');
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(device, Y.encodeStateVector(doc)));
  return { doc, device, judge: createResultJudge() };
}

/** The guard's decision on an update. */
function judged({ doc, judge }: ReturnType<typeof scene>, update: Uint8Array): string {
  const parts = Y.decodeUpdate(update);
  if (!hasValidStructure(update, parts, SCHEMA) || leavesGap(doc, parts)) return 'refused';
  if (isOutOfOrder(doc, update, parts)) return 'asked again';
  return judge.allows(doc, SCHEMA, removeKnownPart(doc, { update, parts })) ? 'taken' : 'refused';
}

const forged = (structs: readonly RawStruct[], more: Partial<RawUpdate> = {}): Uint8Array =>
  rawUpdate({ clients: [{ client: FORGER, clock: 0, structs }], deleted: [], ...more });
const letter = (at: Partial<RawStruct & { is: 'item' }>): RawStruct => ({
  is: 'item',
  parent: 'notes',
  key: null,
  content: { is: 'string', text: 'x' },
  ...at,
});
const [A, C, B] = [0, 1, 2].map((clock) => ({ client: 100, clock })) as [Id, Id, Id];
type Id = { client: number; clock: number };
const seven = { is: 'any', values: [7] } as const;
const field = { is: 'item', parent: 'plan', key: 'enMaxDefect', content: seven } as const;

/**
 * A device's sheet with two successive marks of one author, which both gave way to a mark of
 * another device.
 */
function sheetWithTwoThatGaveWay() {
  const stored = new Y.Doc();
  writeHeader(stored, { kind: 'evaluation', version: 1, birth: 'birth' });
  const start = Y.encodeStateAsUpdate(stored);
  const [early, late] = [new Y.Doc(), new Y.Doc()];
  early.clientID = 100;
  late.clientID = 200;
  for (const doc of [early, late]) Y.applyUpdate(doc, start);
  late.getMap('marks').set('fusty', 8);
  const device = deviceDoc();
  Y.applyUpdate(device, start);
  Y.applyUpdate(device, Y.encodeStateAsUpdate(late));
  early.on('update', (update: Uint8Array) => Y.applyUpdate(device, update));
  for (const mark of [16, 40]) early.getMap('marks').set('fusty', mark);
  return { stored, device };
}

test('EVA-6, SYN-50 two marks that one device wrote and that both gave way to another’s are taken, and kept', () => {
  const { stored, device } = sheetWithTwoThatGaveWay();
  const update = Y.encodeStateAsUpdate(device);
  const [merged] = Y.decodeUpdate(update).structs.filter(({ id }) => id.client === 100);
  expect(merged).toMatchObject({ length: 2, content: { arr: [16, 40] } });
  const parts = Y.decodeUpdate(update);
  const news = removeKnownPart(stored, { update, parts });
  expect(isOutOfOrder(stored, update, parts)).toBe(false);
  expect(createResultJudge().allows(stored, DOCUMENT_SCHEMAS.evaluation, news)).toBe(true);
  expect(writtenValues(stored, news).map(({ key, value }) => [key, value])).toEqual([
    ['fusty', 8],
    ['fusty', 16],
    ['fusty', 40],
  ]);
  Y.applyUpdate(stored, update);
  expect(stored.getMap('marks').get('fusty')).toBe(8);
});

test('SYN-50 two values in one item that still stand, or of which one is none of the sheet, are refused', () => {
  const { stored, device } = sheetWithTwoThatGaveWay();
  Y.applyUpdate(stored, Y.encodeStateAsUpdate(device));
  const written = (values: readonly (number | string)[], deleted: RawUpdate['deleted']) =>
    rawUpdate({
      clients: [
        {
          client: FORGER,
          clock: 0,
          structs: [{ is: 'item', parent: 'marks', key: 'fusty', content: { is: 'any', values } }],
        },
      ],
      deleted,
    });
  const allows = (update: Uint8Array) =>
    createResultJudge().allows(stored, DOCUMENT_SCHEMAS.evaluation, {
      update,
      parts: Y.decodeUpdate(update),
    });
  const both = [{ client: FORGER, clock: 0, length: 2 }];
  expect(allows(written([1, 2], both))).toBe(true);
  expect(allows(written([1, 2], []))).toBe(false);
  expect(allows(written([1, 2], [{ client: FORGER, clock: 0, length: 1 }]))).toBe(false);
  expect(allows(written([1, 'much'], both))).toBe(false);
});

describe('SYN-50, SYN-75, SYN-76 what does not tell by itself what it makes of a document', () => {
  test.each([
    ['between neighbours side by side', letter({ origin: A, rightOrigin: B }), 'taken'],
    [
      'as one who had not heard of the letter between',
      letter({ origin: A, rightOrigin: C }),
      'taken',
    ],
    ['at the end, not having heard of the last', letter({ origin: C }), 'taken'],
    ['its right neighbour before its left one', letter({ origin: C, rightOrigin: A }), 'refused'],
    ['its right neighbour is its left one', letter({ origin: A, rightOrigin: A }), 'refused'],
    [
      'between two, of which the right one needs what is between',
      letter({ origin: A, rightOrigin: { client: 100, clock: 3 } }),
      'refused',
    ],
    ['after the first, having heard of no other', letter({ origin: A }), 'taken'],
  ] as const)('letters %s: %#', (_, struct, what) => {
    const it = scene();
    // The character d is added at the end.
    planNotes(it.device).insert(3, 'd');
    Y.applyUpdate(it.doc, Y.encodeStateAsUpdate(it.device, Y.encodeStateVector(it.doc)));
    expect(judged(it, forged([struct]))).toBe(what);
  });

  test('a value of a map names no right neighbour', () => {
    const it = scene();
    const { id } = it.doc.getMap('plan')._map.get('enMaxDefect') ?? {};
    if (id === undefined) throw new Error('a plan has it');
    expect(judged(it, forged([{ ...field, origin: id }]))).toBe('taken');
    expect(judged(it, forged([{ ...field, rightOrigin: id }]))).toBe('refused');
  });

  test('a value goes only where another is behind it, its own or that of another device', () => {
    const it = scene();
    const { id } = it.doc.getMap('plan')._map.get('enMaxDefect') ?? {};
    if (id === undefined) throw new Error('a plan has it');
    const gone = { ...field, content: { is: 'deleted', length: 1 } } as const;
    const deleted = [{ ...id, length: 1 }];
    const own = { ...field, origin: { client: FORGER, clock: 0 } };
    expect(judged(it, forged([{ ...gone, origin: id }, own], { deleted }))).toBe('taken');
    expect(judged(it, forged([{ ...gone, origin: id }], { deleted }))).toBe('refused');
    // The new value is hidden behind the current one, which is then deleted.
    expect(judged(it, forged([field], { deleted }))).toBe(id.client > FORGER ? 'refused' : 'taken');
    // A value that another device wrote later is behind it.
    setPlanField(it.device, 'enMaxDefect', 3);
    Y.applyUpdate(it.doc, Y.encodeStateAsUpdate(it.device, Y.encodeStateVector(it.doc)));
    expect(judged(it, forged([{ ...gone, origin: id }]))).toBe('taken');
  });

  test('SYN-51, SYN-79 a gap where nothing is known yet', () => {
    expect(judged(scene(), forged([{ is: 'gap', length: 1 }]))).toBe('refused');
    expect(judged(scene(), forged([{ is: 'skip', length: 1 }, field]))).toBe('asked again');
  });

  test('two stretches of one client, of which Yjs reads both and applies one', () => {
    const clients = [
      { client: FORGER, clock: 0, structs: [field] },
      { client: FORGER, clock: 1, structs: [{ ...field, origin: { client: FORGER, clock: 0 } }] },
    ];
    expect(judged(scene(), rawUpdate({ clients, deleted: [] }))).toBe('refused');
  });

  test('a root that is only named, beside what is known', () => {
    const known = { client: 100, clock: 0, structs: [letter({ parent: 'ballast' })] };
    expect(judged(scene(), rawUpdate({ clients: [known], deleted: [] }))).toBe('refused');
  });

  test('what is known, with a neighbour that is made up, leaves nothing waiting', () => {
    const it = scene();
    const made = letter({ origin: { client: 12, clock: 3 } });
    const update = rawUpdate({
      clients: [{ client: 100, clock: 0, structs: [made] }],
      deleted: [],
    });
    expect(judged(it, update)).toBe('taken');
    Y.applyUpdate(
      it.doc,
      removeKnownPart(it.doc, { update, parts: Y.decodeUpdate(update) }).update,
    );
    expect(it.doc.store.pendingStructs).toBeNull();
  });

  test('thousands of letters that lean on each other are told at once', () => {
    const device = new Y.Doc();
    device.clientID = FORGER;
    const notes = planNotes(device);
    for (let at = 0; at < 3_000; at += 1) notes.insert(0, 'x');
    const doc = new Y.Doc();
    newPlan(doc, 'birth');
    const it = { doc, device, judge: createResultJudge() };
    expect(judged(it, Y.encodeStateAsUpdate(device))).toBe('taken');
  });
});
