import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { codeOf, entryId, sampleId, tasterId } from '../testing/plans.ts';
import {
  codeKey,
  createPlan,
  type PlanValue,
  planNotes,
  putDraw,
  putEntry,
  readPlan,
  removeEntry,
  setInvited,
  setPlanField,
} from './session.document.ts';

const fields = {
  date: '2026-11-27',
  start: '10:30',
  sheet: 'ioc-vo',
  sampleTemperature: 28.5,
  roomTemperature: null,
  restMinutes: 15,
  training: true,
  multicode: false,
  enMaxDefect: 1,
  enMaxFruity: 1.5,
};

function newPlan(): Y.Doc {
  const doc = new Y.Doc();
  createPlan(doc, 'birth', fields);
  return doc;
}

function read(doc: Y.Doc): PlanValue {
  const value = readPlan(doc);
  if (!value.ok) throw new Error(JSON.stringify(value));
  return value.value;
}

/** A plan into which a device wrote a value of its own. */
function forged(map: string, key: string, value: unknown): Y.Doc {
  const doc = newPlan();
  doc.getMap(map).set(key, value);
  return doc;
}

const entry = (nth: number, rank: number) =>
  ({ id: entryId(nth), sample: sampleId(nth), replicate: 1, rank }) as const;

describe('SES-1 a plan is read to a plain value', () => {
  test('a new one has what was typed, and nothing yet on it', () => {
    expect(read(newPlan())).toEqual({
      header: { kind: 'session', version: 1, birth: 'birth' },
      ...fields,
      entries: [],
      tasters: [],
      codes: new Map(),
      orders: new Map(),
      notes: '',
    });
  });

  test('a field that is typed again takes the place of the old', () => {
    const doc = newPlan();
    setPlanField(doc, 'restMinutes', 20);
    setPlanField(doc, 'multicode', true);
    setPlanField(doc, 'sampleTemperature', null);
    planNotes(doc).insert(0, 'The room was warm.');
    expect(read(doc)).toMatchObject({
      restMinutes: 20,
      multicode: true,
      sampleTemperature: null,
      notes: 'The room was warm.',
    });
  });

  test('glasses stand by their rank, and of one rank by their id', () => {
    const doc = newPlan();
    for (const one of [entry(3, 2), entry(2, 1), entry(1, 2), entry(4, 0.5)]) putEntry(doc, one);
    putEntry(doc, { ...entry(2, 1), replicate: 2 });
    expect(read(doc).entries).toEqual([
      entry(4, 0.5),
      { ...entry(2, 1), replicate: 2 },
      entry(1, 2),
      entry(3, 2),
    ]);
    removeEntry(doc, entryId(1));
    expect(read(doc).entries.map(({ id }) => id)).toEqual([entryId(4), entryId(2), entryId(3)]);
  });

  test('tasters are those who are invited', () => {
    const doc = newPlan();
    for (const nth of [3, 1, 2]) setInvited(doc, tasterId(nth), true);
    setInvited(doc, tasterId(1), false);
    expect(read(doc).tasters).toEqual([tasterId(2), tasterId(3)]);
  });
});

describe('SES-4 a draw is kept whole', () => {
  const draw = (codes: ReadonlyMap<string, string>) => ({
    codes: new Map([...codes].map(([key, code]) => [key, codeOf(code)])),
    orders: new Map([[tasterId(1), [entryId(2), entryId(1)]]]),
  });

  test('codes and orders are read as they were drawn', () => {
    const doc = newPlan();
    const drawn = draw(new Map([[entryId(1), '417']]));
    putDraw(doc, drawn);
    expect(read(doc)).toMatchObject(drawn);
  });

  test('a code of a glass that is no more on the plan goes; one that stands is not written again', () => {
    const doc = newPlan();
    putDraw(
      doc,
      draw(
        new Map([
          [entryId(1), '417'],
          [entryId(2), '852'],
        ]),
      ),
    );
    const written: string[] = [];
    doc.getMap('codes').observe((event) => written.push(...event.keysChanged));
    putDraw(
      doc,
      draw(
        new Map([
          [entryId(1), '417'],
          [entryId(3), '190'],
        ]),
      ),
    );
    expect(read(doc).codes).toEqual(
      new Map([
        [entryId(1), '417'],
        [entryId(3), '190'],
      ]),
    );
    expect(written.toSorted()).toEqual([entryId(2), entryId(3)]);
    // The key stays as a tombstone: a deletion would not show in a state vector (SYN-1).
    expect(doc.getMap('codes').get(entryId(2))).toBeNull();
  });

  test('a code belongs to a glass, or to a glass and a taster', () => {
    expect(codeKey(entryId(1), null)).toBe(entryId(1));
    expect(codeKey(entryId(1), tasterId(2))).toBe(`${entryId(1)}|${tasterId(2)}`);
  });
});

describe('SES-1 or the field that is not as it must be is named', () => {
  test.each<[string, unknown]>([
    ['date', null],
    ['date', '27/11/2026'],
    ['date', '2026-11-27T10:00'],
    ['date', ' 2026-11-27'],
    ['date', '2026-1-27'],
    ['start', 1000],
    ['start', '9:30'],
    ['start', '10:30:00'],
    ['start', ' 10:30'],
    ['start', '10:3'],
    ['sheet', 7],
    ['restMinutes', '15'],
    ['restMinutes', Number.NaN],
    ['restMinutes', -1],
    ['restMinutes', 241],
    ['enMaxDefect', null],
    ['enMaxDefect', -0.1],
    ['enMaxFruity', Number.POSITIVE_INFINITY],
    ['enMaxFruity', -0.1],
  ])('%s %j', (field, value) => {
    expect(readPlan(forged('plan', field, value))).toEqual({
      ok: false,
      code: 'document-field-invalid',
      data: { field },
    });
  });

  test.each<[string, unknown]>([
    ['restMinutes', 0],
    ['restMinutes', 240],
    ['enMaxDefect', 0],
    ['enMaxFruity', 0],
  ])('%s %j is as it may be', (field, value) => {
    expect(readPlan(forged('plan', field, value))).toMatchObject({ value: { [field]: value } });
  });

  test.each<[string, unknown, unknown]>([
    ['sampleTemperature', 'warm', null],
    ['roomTemperature', Number.NaN, null],
    ['training', 'yes', false],
    ['multicode', 1, false],
  ])('%s %j is %j', (field, value, read_) => {
    expect(readPlan(forged('plan', field, value))).toMatchObject({ value: { [field]: read_ } });
  });

  const good = { sample: sampleId(1), replicate: 1, rank: 1 };
  test.each<[string, string, unknown]>([
    ['entries', 'one', good],
    ['entries', entryId(1), 'glass'],
    ['entries', entryId(1), 7],
    ['entries', entryId(1), { ...good, sample: 'S-1' }],
    ['entries', entryId(1), { ...good, replicate: 3 }],
    ['entries', entryId(1), { ...good, replicate: '1' }],
    ['entries', entryId(1), { ...good, rank: '1' }],
    ['entries', entryId(1), { ...good, rank: Number.NaN }],
    ['tasters', 'ana', true],
    ['codes', entryId(1), '4'],
    ['codes', entryId(1), 'abc'],
  ])('%s of %s: %j', (map, key, value) => {
    expect(readPlan(forged(map, key, value))).toMatchObject({ data: { field: `${map}.${key}` } });
  });

  test('an order of nobody, or that is none, is left out, and so is a glass that is none', () => {
    const doc = forged('orders', 'ana', [entryId(1)]);
    doc.getMap('orders').set(tasterId(1), 'backwards');
    doc.getMap('orders').set(tasterId(2), [entryId(2), 'x', entryId(1)]);
    doc.getMap('orders').set(tasterId(3), null);
    expect(read(doc).orders).toEqual(new Map([[tasterId(2), [entryId(2), entryId(1)]]]));
  });
});
