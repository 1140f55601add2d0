import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { SIGNATURES_BEYOND, SIGNATURES_WITHIN } from '../testing/signature-limits.ts';
import { isMillimetres, type Millimetres } from '../words/millimetres.ts';
import {
  clearSignature,
  createEvaluation,
  type EvaluationValue,
  isSigned,
  readEvaluation,
  setComments,
  setFruityKind,
  setHeatingDevice,
  setMark,
  setNotes,
  setOtherDescriptor,
  setSmelledOnly,
  signEvaluation,
  startEvaluation,
} from './evaluation.document.ts';

const NINE = '2026-11-27T09:00:00.000Z';
const TEN = '2026-11-27T10:00:00.000Z';
const screen = (pixelsPerMm: number) =>
  ({ pixelsPerMm, pixelRatio: 1, window: [1280, 800], device: 'booth 3', at: NINE }) as const;
const signature = { strokes: [[0, 0, 10, 10]], at: NINE };

function newSheet(): Y.Doc {
  const doc = new Y.Doc();
  createEvaluation(doc, 'birth');
  return doc;
}

function read(doc: Y.Doc): EvaluationValue {
  const value = readEvaluation(doc);
  if (!value.ok) throw new Error(JSON.stringify(value));
  return value.value;
}

function mm(value: number): Millimetres {
  if (!isMillimetres(value)) throw new Error('not an intensity');
  return value;
}

/** A sheet into which a device wrote a field of its own. */
function forged(field: string, value: unknown): Y.Doc {
  const doc = newSheet();
  doc.getMap('fields').set(field, value);
  return doc;
}

describe('EVA-1 a sheet is read to a plain value', () => {
  test('a new one is blank in everything', () => {
    expect(read(newSheet())).toEqual({
      header: { kind: 'evaluation', version: 1, birth: 'birth' },
      marks: {},
      fruityKind: null,
      otherDescriptor: null,
      smelledOnly: false,
      heatingDevice: '',
      comments: '',
      language: null,
      startedAt: null,
      calibration: null,
      signature: null,
    });
  });

  test('a measurement that was taken back is none, as a signature is', () => {
    expect(read(forged('calibration', null)).calibration).toBeNull();
    expect(read(forged('signature', null)).signature).toBeNull();
  });

  test('what was answered stands, zero too; what was taken back is blank, not zero', () => {
    const doc = newSheet();
    setMark(doc, 'fruity', mm(57));
    setMark(doc, 'fusty', mm(0));
    setMark(doc, 'bitter', mm(12));
    setMark(doc, 'bitter', null);
    setFruityKind(doc, 'ripe');
    setOtherDescriptor(doc, 'hay');
    setSmelledOnly(doc, true);
    setHeatingDevice(doc, '6');
    setComments(doc, 'green almond');
    expect(read(doc)).toMatchObject({
      marks: { fruity: 57, fusty: 0 },
      fruityKind: 'ripe',
      otherDescriptor: 'hay',
      smelledOnly: true,
      heatingDevice: '6',
      comments: 'green almond',
    });
    expect(Object.keys(read(doc).marks).toSorted()).toEqual(['fruity', 'fusty']);
    setFruityKind(doc, 'green');
    expect(read(doc).fruityKind).toBe('green');
    setFruityKind(doc, null);
    setOtherDescriptor(doc, null);
    expect(read(doc)).toMatchObject({ fruityKind: null, otherDescriptor: null });
  });

  test('TRN-8 notes of perception are kept as far as 2,000 characters, and none is no empty one', () => {
    const doc = newSheet();
    setNotes(doc, `${'a'.repeat(2000)}b`);
    expect(read(doc).notes).toBe('a'.repeat(2000));
    setNotes(doc, '');
    expect('notes' in read(doc)).toBe(false);
    expect(readEvaluation(forged('notes', 'x'.repeat(2001)))).toMatchObject({
      data: { field: 'notes' },
    });
  });

  test('texts are cut where the sheet ends: 20 and 2,000 characters', () => {
    const doc = newSheet();
    setHeatingDevice(doc, `${'7'.repeat(20)}8`);
    setComments(doc, `${'a'.repeat(2000)}b`);
    expect(read(doc).heatingDevice).toBe('7'.repeat(20));
    expect(read(doc).comments).toBe('a'.repeat(2000));
  });

  test.each([
    ['language', 35],
    ['startedAt', 40],
    ['comments', 2000],
    ['heatingDevice', 20],
  ])('%s has at most %i characters', (field, most) => {
    const text = 'x'.repeat(most);
    expect(readEvaluation(forged(field, text))).toMatchObject({ value: { [field]: text } });
    expect(readEvaluation(forged(field, `${text}x`))).toMatchObject({ data: { field } });
  });

  test.each([
    ['comments', ''],
    ['heatingDevice', ''],
    ['language', null],
    ['startedAt', null],
  ])('a %s that is no text is none', (field, none) => {
    expect(readEvaluation(forged(field, 7))).toMatchObject({ value: { [field]: none } });
  });
});

describe('EVA-1 a sheet is started when its code is confirmed', () => {
  test('EVA-13 the first start stands; language and screen are those of the last', () => {
    const doc = newSheet();
    startEvaluation(doc, { at: NINE, language: 'es', calibration: screen(4) });
    expect(read(doc)).toMatchObject({ startedAt: NINE, language: 'es', calibration: screen(4) });
    startEvaluation(doc, { at: TEN, language: 'en', calibration: screen(5) });
    expect(read(doc)).toMatchObject({ startedAt: NINE, language: 'en', calibration: screen(5) });
  });

  test.each<[string, object, boolean]>([
    ['a thin line', { pixelsPerMm: 0.1 }, true],
    ['no line', { pixelsPerMm: 0 }, false],
    ['no number', { pixelsPerMm: '4' }, false],
    ['a ratio that is none', { pixelRatio: '1' }, false],
    ['a window of one side', { window: [1280] }, false],
    ['a window of three', { window: [1280, 800, 1] }, false],
    ['a window in words', { window: ['1280', '800'] }, false],
    ['a device of 400 characters', { device: 'x'.repeat(400) }, true],
    ['a device of 401', { device: 'x'.repeat(401) }, false],
    ['an instant of 40 characters', { at: 'x'.repeat(40) }, true],
    ['an instant of 41', { at: 'x'.repeat(41) }, false],
  ])('CAL-3 the measurement stands with the sheet: %s', (_, change, ok) => {
    expect(readEvaluation(forged('calibration', { ...screen(4), ...change })).ok).toBe(ok);
  });
});

describe('EVA-3 a signature is strokes on a pad of 1,000 units, and an instant', () => {
  test.each(SIGNATURES_WITHIN)('%s signs', (_, strokes) => {
    const doc = forged('signature', { strokes, at: NINE });
    expect(isSigned(doc)).toBe(true);
    expect(read(doc).signature).toEqual({ strokes, at: NINE });
  });

  test.each(SIGNATURES_BEYOND)('%s does not', (_, strokes) => {
    const doc = forged('signature', { strokes, at: NINE });
    expect(isSigned(doc)).toBe(false);
    expect(readEvaluation(doc)).toMatchObject({ data: { field: 'signature' } });
  });

  test.each([
    ['2026-11-27T09:00:00Z', true],
    ['2026-11-27T10:00:00+01:00', true],
    ['1999-11-27T09:00:00Z', true],
    ['1899-11-27T09:00:00Z', false],
    ['2026-11-27', false],
    ['2026-11-27T09:00:00', false],
    [' 2026-11-27T09:00:00Z', false],
    [null, false],
  ])('an instant of this age, with its zone: %j %s', (at, texts) => {
    expect(isSigned(forged('signature', { ...signature, at }))).toBe(texts);
  });

  test('a sheet without one is not signed, and one that was cleared is not any more', () => {
    const doc = newSheet();
    expect(isSigned(doc)).toBe(false);
    signEvaluation(doc, signature);
    expect(isSigned(doc)).toBe(true);
    clearSignature(doc);
    expect(isSigned(doc)).toBe(false);
    expect(read(doc).signature).toBeNull();
  });
});
