import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { entryId, planFields, sampleId, tasterId } from '../testing/plans.ts';
import { createPlan, readPlan } from './session.document.ts';

const fields = planFields({
  start: '10:30',
  sampleTemperature: 28.5,
  roomTemperature: null,
  training: true,
  enMaxFruity: 1.5,
});

/** A plan into which a device wrote a value of its own. */
function forged(map: string, key: string, value: unknown): Y.Doc {
  const doc = new Y.Doc();
  createPlan(doc, 'birth', fields);
  doc.getMap(map).set(key, value);
  return doc;
}

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
    expect(readPlan(doc)).toMatchObject({
      value: { orders: new Map([[tasterId(2), [entryId(2), entryId(1)]]]) },
    });
  });
});
