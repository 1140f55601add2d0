import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { mm } from '../testing/mm.ts';
import { ATTRIBUTE_KEYS } from '../words/attributes.ts';
import {
  createEvaluation,
  isSigned,
  readEvaluation,
  setComments,
  setFruityKind,
  setHeatingDevice,
  setMark,
  setNotes,
  setOtherDescriptor,
  setPoints,
  setSmelledOnly,
  signEvaluation,
  startEvaluation,
} from './evaluation.document.ts';
import { answersDigest } from './signed-values.ts';

const AT = '2026-11-27T09:00:00.000Z';
const signature = { strokes: [[0, 0, 9, 9]], at: AT };

/** A sheet of which something is answered. */
function answered(): Y.Doc {
  const doc = new Y.Doc();
  createEvaluation(doc, 'b');
  setMark(doc, 'musty', mm(0));
  setHeatingDevice(doc, '3');
  return doc;
}

const copyOf = (doc: Y.Doc): Y.Doc => {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  return copy;
};

const said = (doc: Y.Doc) => {
  const read = readEvaluation(doc);
  if (!read.ok) throw new Error(read.code);
  return read.value;
};

const CHANGES: readonly (readonly [string, (doc: Y.Doc) => void])[] = [
  ['marks.musty', (doc) => setMark(doc, 'musty', mm(44))],
  ['marks.bitter', (doc) => setMark(doc, 'bitter', mm(1))],
  ['points.harmony', (doc) => setPoints(doc, 'harmony', 3)],
  ['fields.fruityKind', (doc) => setFruityKind(doc, 'ripe')],
  ['fields.otherDescriptor', (doc) => setOtherDescriptor(doc, 'metallic')],
  ['fields.smelledOnly', (doc) => setSmelledOnly(doc, true)],
  ['fields.heatingDevice', (doc) => setHeatingDevice(doc, '4')],
  ['fields.comments', (doc) => setComments(doc, 'harsh')],
  ['fields.notes', (doc) => setNotes(doc, 'almond')],
];

test.each(CHANGES)('SHT-16, SHT-17 %s is part of what is signed', (line, change) => {
  const doc = answered();
  signEvaluation(doc, signature);
  expect(said(doc)).not.toHaveProperty('changedSinceSigned');
  expect(isSigned(doc)).toBe(true);
  const before = answersDigest(said(doc));
  change(doc);
  expect(answersDigest(said(doc))).not.toBe(before);
  expect(said(doc).changedSinceSigned).toEqual([line]);
  expect(isSigned(doc)).toBe(false);
  signEvaluation(doc, signature);
  expect(said(doc)).not.toHaveProperty('changedSinceSigned');
  // A device that lacks what was signed does not call it signed.
  expect(isSigned(doc)).toBe(true);
});

test('SHT-16 the screen and the language of the sitting are no part of it, and neither is how the database spells a text', () => {
  const doc = answered();
  setComments(doc, 'a\0b');
  signEvaluation(doc, signature);
  startEvaluation(doc, { at: AT, language: 'it', calibration: null, device: 'another' });
  expect(said(doc)).not.toHaveProperty('changedSinceSigned');
  const value = said(doc);
  expect(answersDigest({ ...value, comments: 'ab' })).toBe(value.signature?.values?.digest);
  const { notes: _notes, points: _points, ...less } = value;
  expect(answersDigest({ ...less, points: {}, notes: '' })).toBe(answersDigest(value));
});

test('SHT-17 a forged digest signs nothing, and a signature without one stands as before', () => {
  const doc = answered();
  signEvaluation(doc, signature);
  const signed = said(doc).signature;
  const values = { digest: '0'.repeat(64), writes: signed?.values?.writes ?? {} };
  doc.getMap('fields').set('signature', { ...signature, values });
  expect(said(doc).changedSinceSigned).toEqual([]);
  doc.getMap('fields').set('signature', signature);
  setMark(doc, 'musty', mm(44));
  expect(said(doc)).not.toHaveProperty('changedSinceSigned');
  expect(isSigned(doc)).toBe(true);
});

test('SHT-17 of two devices apart, one signing, the sheet is never as signed after both met, whichever mark was kept, also from a merged log', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          line: fc.constantFrom(...ATTRIBUTE_KEYS),
          at: fc.integer({ min: 0, max: 100 }),
        }),
        { minLength: 1, maxLength: 8 },
      ),
      fc.nat(),
      fc.nat(),
      (marks, one, two) => {
        const first = answered();
        const second = copyOf(first);
        [first.clientID, second.clientID] = [one + 1, one === two ? two + 2 : two + 1];
        setMark(first, 'musty', mm(1));
        signEvaluation(first, signature);
        for (const { line, at } of marks) setMark(second, line, mm(at));
        const parts = [first, second].map((doc) => Y.encodeStateAsUpdate(doc));
        const merged = new Y.Doc();
        Y.applyUpdate(merged, Y.mergeUpdates(parts));
        const again = copyOf(merged);
        const lines = [...new Set(marks.map(({ line }) => `marks.${line}`))].sort();
        for (const doc of [merged, again]) {
          expect(said(doc).changedSinceSigned?.toSorted()).toEqual(lines);
          expect(isSigned(doc)).toBe(false);
        }
        // Put back as it was signed, it is signed by nobody until somebody does.
        for (const key of ATTRIBUTE_KEYS) setMark(again, key, said(first).marks[key] ?? null);
        expect(said(again).changedSinceSigned).not.toBeUndefined();
        signEvaluation(again, signature);
        expect(said(copyOf(again))).not.toHaveProperty('changedSinceSigned');
      },
    ),
  );
});
