import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { mm } from '../testing/mm.ts';
import { planFields, sampleId } from '../testing/plans.ts';
import {
  createPlan,
  readPlan,
  setPlanField,
  setTarget,
  setTargetKind,
  setTargetWords,
} from './session.document.ts';

const [first, second] = [sampleId(1), sampleId(2)];
const range = { value: mm(24), low: mm(20), high: mm(28) };

function newPlan(): Y.Doc {
  const doc = new Y.Doc();
  createPlan(doc, 'birth', planFields());
  return doc;
}

function targets(doc: Y.Doc) {
  const plan = readPlan(doc);
  if (!plan.ok) throw new Error(JSON.stringify(plan));
  return plan.value.targets;
}

test('TRN-1 FRM-44 the comment of a target is cut between two characters and read as it is stored', () => {
  const doc = newPlan();
  setTargetWords(doc, first, '😀'.repeat(500));
  setTargetWords(doc, second, `${'a'.repeat(499)}😀b`);
  expect(targets(doc)).toEqual({
    [first]: { lines: {}, fruityKind: null, words: '😀'.repeat(500) },
    [second]: { lines: {}, fruityKind: null, words: `${'a'.repeat(499)}😀` },
  });
});

describe('TRN-1, TRN-13, TRN-14 a plan holds targets, by sample and line', () => {
  test('what is written stands, what is taken back does not', () => {
    const doc = newPlan();
    expect(targets(doc)).toEqual({});
    setTarget(doc, first, 'musty', range);
    setTarget(doc, first, 'fruity', range);
    setTarget(doc, first, 'fruity', null);
    setTargetKind(doc, first, 'green');
    setTargetWords(doc, second, `${'a'.repeat(500)}b`);
    expect(targets(doc)).toEqual({
      [first]: { lines: { musty: range }, fruityKind: 'green', words: '' },
      [second]: { lines: {}, fruityKind: null, words: 'a'.repeat(500) },
    });
    setTargetWords(doc, second, '');
    setTarget(doc, first, 'musty', null);
    setTargetKind(doc, first, null);
    expect(targets(doc)).toEqual({});
  });

  test('two people who write two lines at once both keep theirs', () => {
    const [mine, yours] = [newPlan(), new Y.Doc()];
    Y.applyUpdate(yours, Y.encodeStateAsUpdate(mine));
    setTarget(mine, first, 'musty', range);
    setTarget(yours, first, 'bitter', range);
    Y.applyUpdate(mine, Y.encodeStateAsUpdate(yours));
    expect(targets(mine)[first]?.lines).toEqual({ musty: range, bitter: range });
  });

  test.each([
    [`${first}|musty`, { ...range, low: 25 }],
    [`${first}|musty`, { ...range, high: 23 }],
    [`${first}|musty`, { ...range, high: 101 }],
    [`${first}|musty`, { ...range, value: 24.5 }],
    [`${first}|musty`, 24],
    [`${first}|sweet`, range],
    [`${first}|kind`, 'blue'],
    [`${first}|words`, 'x'.repeat(501)],
    [`${first}|words`, 7],
    ['nobody|musty', range],
  ])('what is no target says nothing: %s, case %#', (key, value) => {
    const doc = newPlan();
    doc.getMap('targets').set(key, value);
    expect(targets(doc)).toEqual({});
  });
});

test('TRN-2 whether a plan answers its glasses, and whether it counts, is off until somebody says so', () => {
  const doc = newPlan();
  expect(readPlan(doc)).toMatchObject({ value: { answers: false, counts: false } });
  setPlanField(doc, 'answers', true);
  setPlanField(doc, 'counts', true);
  expect(readPlan(doc)).toMatchObject({ value: { answers: true, counts: true } });
});
