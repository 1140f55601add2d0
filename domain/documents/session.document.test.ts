import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { codeOf, entryId, planFields, sampleId, tasterId } from '../testing/plans.ts';
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

const fields = planFields({
  start: '10:30',
  sampleTemperature: 28.5,
  roomTemperature: null,
  training: true,
  enMaxFruity: 1.5,
});

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
      answers: false,
      counts: false,
      targets: {},
      notes: '',
    });
  });

  test('a field that is typed again takes the place of the old', () => {
    const doc = newPlan();
    setPlanField(doc, 'restMinutes', 20);
    setPlanField(doc, 'multicode', true);
    setPlanField(doc, 'sampleTemperature', null);
    doc.getText('notes').insert(0, 'The room was warm.');
    expect(planNotes(doc).toString()).toBe('The room was warm.');
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
    putEntry(doc, entry(5, 2));
    expect(read(doc).entries.map(({ id }) => id)).toEqual([4, 2, 1, 3, 5].map(entryId));
    for (const nth of [1, 5]) removeEntry(doc, entryId(nth));
    expect(read(doc).entries.map(({ id }) => id)).toEqual([entryId(4), entryId(2), entryId(3)]);
  });

  test('tasters are those who are invited', () => {
    const doc = newPlan();
    for (const nth of [3, 1, 2]) setInvited(doc, tasterId(nth), true);
    expect(doc.getMap('tasters').get(tasterId(1))).toBe(true);
    setInvited(doc, tasterId(1), false);
    expect(doc.getMap('tasters').get(tasterId(1))).toBeNull();
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

  test('a code of a glass off the plan goes; one that stands is not written again', () => {
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
