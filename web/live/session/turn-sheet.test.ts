import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { createAssessment, readAssessment } from '../../../domain/documents/assessment.document.ts';
import { refuse } from '../../../domain/refusal.ts';
import { exclusionFixture, taster } from './board-facts.fixture.ts';
import { turnSheet } from './turn-sheet.ts';

/** The working notes on a sample, and the tasters that they exclude from each replicate. */
function notes() {
  const doc = new Y.Doc();
  createAssessment(doc, 'birth');
  const out = () => {
    const read = readAssessment(doc);
    if (!read.ok) throw new Error(read.code);
    return read.value.exclusions.map((one) => [one.taster, one.replicate]);
  };
  return { doc, out };
}
const [anna, berta] = [exclusionFixture(taster(1)), exclusionFixture(taster(2))];

test('FRM-14 BRD-4 a sheet is left out and put back in its own replicate, and no other with it', () => {
  const { doc, out } = notes();
  const page = { doc, isReadOnly: false };
  const other = { ...anna, replicate: 2 as const };
  for (const given of [anna, berta, other])
    expect(turnSheet(page, 'exclude', given)).toEqual({ ok: true, value: null });
  expect(turnSheet(page, 'put-back', anna)).toEqual({ ok: true, value: null });
  expect(out()).toEqual(
    expect.arrayContaining([
      [berta.taster, 1],
      [anna.taster, 2],
    ]),
  );
  expect(out()).toHaveLength(2);
});

test('FRM-14 what somebody else has done meanwhile is not done again', () => {
  const { doc, out } = notes();
  const page = { doc, isReadOnly: false };
  expect(turnSheet(page, 'put-back', anna)).toEqual(refuse('nothing-changes'));
  turnSheet(page, 'exclude', anna);
  const before = Y.encodeStateAsUpdate(doc);
  expect(turnSheet(page, 'exclude', { ...anna, reason: 'another' })).toEqual(
    refuse('nothing-changes'),
  );
  expect(Y.encodeStateAsUpdate(doc)).toEqual(before);
  expect(out()).toEqual([[anna.taster, 1]]);
});

test('FRM-14 nothing is written into notes that can only be read by now, nor into none', () => {
  const { doc, out } = notes();
  expect(turnSheet({ doc, isReadOnly: true }, 'exclude', anna)).toEqual(
    refuse('session-validated'),
  );
  expect(out()).toEqual([]);
  const strange = new Y.Doc();
  expect(turnSheet({ doc: strange, isReadOnly: false }, 'exclude', anna).ok).toBe(false);
  expect(Y.encodeStateVector(strange)).toEqual(Y.encodeStateVector(new Y.Doc()));
});
