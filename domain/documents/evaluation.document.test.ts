import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import {
  createEvaluation,
  isSigned,
  readEvaluation,
  signEvaluation,
  startEvaluation,
} from './evaluation.document.ts';

const AT = '2026-11-27T09:00:00.000Z';
const calibration = { pixelsPerMm: 4, pixelRatio: 1, window: [1280, 800], device: 'b', at: AT };
const signature = { strokes: [[0, 0, 10, 10]], at: AT };

/** A sheet into which a device wrote what it liked. */
function forged(map: string, key: string, value: unknown): Y.Doc {
  const doc = new Y.Doc();
  createEvaluation(doc, crypto.randomUUID());
  doc.getMap(map).set(key, value);
  return doc;
}

describe('EVA-1 what is not as it must be is named, not read', () => {
  test.each<[string, unknown]>([
    ['fusty', 101],
    ['fusty', -1],
    ['fusty', 1.5],
    ['fusty', Number.NaN],
    ['fusty', Number.POSITIVE_INFINITY],
    ['fusty', '57'],
    ['fusty', true],
    ['fusty', [5]],
    ['fusty', { valueOf: 5 }],
    ['median', 5],
    ['__proto__', 5],
    ['constructor', 5],
  ])('mark %s = %j', (key, value) =>
    expect(readEvaluation(forged('marks', key, value))).toMatchObject({
      ok: false,
      data: { field: `marks.${key}` },
    }),
  );

  test.each<[string, unknown]>([
    ['comments', 'x'.repeat(2001)],
    ['heatingDevice', 'x'.repeat(21)],
    ['language', 'x'.repeat(36)],
    ['startedAt', 'x'.repeat(41)],
    ['fruityKind', 'blue'],
    ['otherDescriptor', 'constructor'],
    ['signature', 'me'],
    ['signature', { ...signature, strokes: [] }],
    ['signature', { ...signature, strokes: [['x']] }],
    ['signature', { ...signature, strokes: Array.from({ length: 201 }, () => [1, 2]) }],
    ['signature', { ...signature, at: 'yesterday' }],
    ['signature', { ...signature, at: '+275760-09-13T00:00:00.000Z' }],
    ['signature', { ...signature, at: '0000-01-01T00:00:00.000Z' }],
    ['signature', { ...signature, at: 'Sat, 21 Nov 2026 09:00:00 GMT' }],
    ['calibration', { ...calibration, pixelsPerMm: 0 }],
    ['calibration', { ...calibration, window: [1] }],
    ['calibration', { ...calibration, device: 'x'.repeat(401) }],
  ])('field %s', (field, value) =>
    expect(readEvaluation(forged('fields', field, value))).toMatchObject({
      ok: false,
      data: { field },
    }),
  );

  test('EVA-3 nothing else travels with a signature or a calibration', () => {
    const doc = new Y.Doc();
    createEvaluation(doc, crypto.randomUUID());
    startEvaluation(doc, {
      at: AT,
      language: 'en',
      calibration: { ...calibration, window: [1280, 800], ...{ sample: 'x\0' } },
    });
    signEvaluation(doc, { ...signature, ...{ image: '<svg onload=1>' } });
    expect(readEvaluation(doc)).toMatchObject({ ok: true, value: { startedAt: AT } });
    const read = readEvaluation(doc);
    expect(read.ok && read.value.signature).toEqual({ ...signature, values: expect.anything() });
    expect(read.ok && read.value.calibration).toEqual(calibration);
  });

  test('EVA-3 what is no signature does not sign', () => {
    expect(isSigned(forged('fields', 'signature', { ...signature, at: 'never' }))).toBe(false);
    expect(isSigned(forged('fields', 'signature', signature))).toBe(true);
  });
});
