import { expect, test } from 'vitest';
import * as Y from 'yjs';
import {
  createPlan,
  type PlanValue,
  putEntry,
  readPlan,
  setPlanField,
  setTarget,
} from '../../../../domain/documents/session.document.ts';
import { mm } from '../../../../domain/testing/mm.ts';
import { entryId, planFields, sampleId } from '../../../../domain/testing/plans.ts';
import { changedTarget, newTarget, takeAssigned, turnTraining } from './target-edits.ts';

const [reference, routine] = [sampleId(1), sampleId(2)];
const values = [{ attribute: 'musty', predominant: true, median: 2.4, u: 0.4, sd: null }] as const;
const line = { value: mm(24), low: mm(20), high: mm(28) };

function newPlan(): Y.Doc {
  const doc = new Y.Doc();
  createPlan(doc, 'birth', planFields());
  for (const [nth, sample] of [reference, routine].entries())
    putEntry(doc, { id: entryId(nth + 1), sample, replicate: 1, rank: nth });
  return doc;
}

function read(doc: Y.Doc): PlanValue {
  const plan = readPlan(doc);
  if (!plan.ok) throw new Error(plan.code);
  return plan.value;
}

test('TRN-1 a new target has a range around it, within the line', () => {
  expect(newTarget(2.4)).toEqual({ value: 24, low: 19, high: 29 });
  expect(newTarget(0)).toEqual({ value: 0, low: 0, high: 5 });
  expect(newTarget(9.9)).toEqual({ value: 99, low: 94, high: 100 });
});

test.each([
  ['value', 2.6, { value: 26, low: 20, high: 28 }],
  ['value', 3.1, { value: 31, low: 20, high: 31 }],
  ['value', 1.5, { value: 15, low: 15, high: 28 }],
  ['low', 1.8, { value: 24, low: 18, high: 28 }],
  ['low', 2.9, { value: 24, low: 24, high: 28 }],
  ['high', 3.3, { value: 24, low: 20, high: 33 }],
  ['high', 2.1, { value: 24, low: 20, high: 24 }],
] as const)(
  'TRN-1 a value lies in its range whatever is typed: %s of %d cm',
  (part, cm, becomes) => {
    expect(changedTarget(line, part, cm)).toEqual(becomes);
  },
);

test('TRN-1, TRN-15 a session that becomes a training takes the assigned values of its references, and keeps what is written', () => {
  const doc = newPlan();
  const valuesOf = (sample: string) => (sample === reference ? values : []);
  turnTraining(doc, read(doc), true, valuesOf);
  expect(read(doc)).toMatchObject({
    training: true,
    targets: { [reference]: { lines: { musty: line } } },
  });
  expect(read(doc).targets[routine]).toBeUndefined();
  const other = { value: mm(50), low: mm(40), high: mm(60) };
  setTarget(doc, reference, 'musty', other);
  takeAssigned(doc, read(doc), reference, values);
  turnTraining(doc, read(doc), true, valuesOf);
  expect(read(doc).targets[reference]?.lines).toEqual({ musty: other });
});

test('TRN-8 a session that is no training any more has the sheet of the IOC', () => {
  const doc = newPlan();
  setPlanField(doc, 'sheet', 'training');
  turnTraining(doc, read(doc), false, () => []);
  expect(read(doc)).toMatchObject({ training: false, sheet: 'ioc-vo' });
});
