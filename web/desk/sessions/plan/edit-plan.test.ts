import { expect, test } from 'vitest';
import * as Y from 'yjs';
import {
  createPlan,
  type PlanValue,
  readPlan,
  setInvited,
} from '../../../../domain/documents/session.document.ts';
import { planChecklist, wallsOf } from '../../../../domain/sessions/plan-checklist.ts';
import { planFields } from '../../../../domain/testing/plans.ts';
import { parseSampleId, parseTasterId } from '../../../../domain/words/ids.ts';
import {
  addReplicate,
  addSample,
  codesApart,
  entriesOf,
  moveEntry,
  proposeDraw,
  setReplicate,
  takeOff,
  takeOffSample,
} from './edit-plan.ts';

const idOf = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

function sampleId(number: number) {
  const id = parseSampleId(idOf(number));
  if (id === null) throw new Error('not a sample');
  return id;
}

function planDocument() {
  const doc = new Y.Doc();
  createPlan(doc, 'birth', planFields());
  const value = (): PlanValue => {
    const read = readPlan(doc);
    if (!read.ok) throw new Error(read.code);
    return read.value;
  };
  return { doc, value };
}

const listed = (plan: PlanValue): readonly string[] =>
  plan.entries.map(({ sample, replicate }) => `${Number(sample.slice(-2))}.${replicate}`);

test('PLN-3 a second replicate stands below the first, and is the only one when the first goes', () => {
  const { doc, value } = planDocument();
  for (const number of [1, 2, 3]) addSample(doc, value(), sampleId(number));
  const [first] = entriesOf(value(), idOf(2));
  if (first === undefined) throw new Error('not on the plan');
  addReplicate(doc, value(), first);
  addReplicate(doc, value(), first);
  expect(listed(value())).toEqual(['1.1', '2.1', '2.2', '3.1']);
  takeOff(doc, value(), first);
  expect(listed(value())).toEqual(['1.1', '2.1', '3.1']);
});

test('PLN-3 a sample stands on the plan once, and moves up and down the list', () => {
  const { doc, value } = planDocument();
  for (const number of [1, 2, 2, 3]) addSample(doc, value(), sampleId(number));
  const [last] = entriesOf(value(), idOf(3));
  if (last === undefined) throw new Error('not on the plan');
  moveEntry(doc, value(), last.id, -1);
  expect(listed(value())).toEqual(['1.1', '3.1', '2.1']);
  moveEntry(doc, value(), last.id, -1);
  moveEntry(doc, value(), last.id, -1);
  expect(listed(value())).toEqual(['3.1', '1.1', '2.1']);
});

test('PLN-3 a second replicate stands right below its first, in the middle of the list and at its end', () => {
  const { doc, value } = planDocument();
  for (const number of [1, 2]) addSample(doc, value(), sampleId(number));
  for (const number of [1, 2]) {
    const [first] = entriesOf(value(), idOf(number));
    if (first !== undefined) addReplicate(doc, value(), first);
  }
  expect(listed(value())).toEqual(['1.1', '1.2', '2.1', '2.2']);
  addSample(doc, value(), sampleId(3));
  expect(listed(value())).toEqual(['1.1', '1.2', '2.1', '2.2', '3.1']);
});

test('PLN-3 a glass moves down one place, to the end and no further, and what is not listed not at all', () => {
  const { doc, value } = planDocument();
  for (const number of [1, 2, 3]) addSample(doc, value(), sampleId(number));
  const [first] = entriesOf(value(), idOf(1));
  if (first === undefined) throw new Error('not on the plan');
  moveEntry(doc, value(), first.id, 1);
  expect(listed(value())).toEqual(['2.1', '1.1', '3.1']);
  moveEntry(doc, value(), first.id, 1);
  moveEntry(doc, value(), first.id, 1);
  expect(listed(value())).toEqual(['2.1', '3.1', '1.1']);
  takeOff(doc, value(), first);
  moveEntry(doc, value(), first.id, 1);
  moveEntry(doc, value(), first.id, -1);
  expect(listed(value())).toEqual(['2.1', '3.1']);
});

test('PLN-3 the second replicate goes alone, and a sample goes with both', () => {
  const { doc, value } = planDocument();
  for (const number of [1, 2]) addSample(doc, value(), sampleId(number));
  const [first] = entriesOf(value(), idOf(1));
  if (first === undefined) throw new Error('not on the plan');
  addReplicate(doc, value(), first);
  const [, second] = entriesOf(value(), idOf(1));
  if (second === undefined) throw new Error('no second replicate');
  takeOff(doc, value(), second);
  expect(listed(value())).toEqual(['1.1', '2.1']);
  addReplicate(doc, value(), first);
  takeOffSample(doc, value(), idOf(1));
  expect(listed(value())).toEqual(['2.1']);
});

test('PLN-3 the replicates of a sample come in their order, wherever they stand', () => {
  const { doc, value } = planDocument();
  for (const number of [1, 2]) addSample(doc, value(), sampleId(number));
  const [first] = entriesOf(value(), idOf(1));
  if (first === undefined) throw new Error('not on the plan');
  addReplicate(doc, value(), first);
  moveEntry(doc, value(), first.id, 1);
  expect(listed(value())).toEqual(['1.2', '1.1', '2.1']);
  expect(entriesOf(value(), idOf(1)).map(({ replicate }) => replicate)).toEqual([1, 2]);
});

test('SES-4 a proposed draw leaves no wall, and a later one keeps the codes', () => {
  const { doc, value } = planDocument();
  for (const number of [1, 2]) addSample(doc, value(), sampleId(number));
  for (let number = 1; number <= 8; number += 1) {
    const taster = parseTasterId(idOf(number));
    if (taster !== null) setInvited(doc, taster, true);
  }
  const around = { sessionsThatDay: 1, inactive: [], left: new Map() };
  const walls = () => wallsOf(planChecklist(value(), around, ['ioc-vo']));
  expect(walls()).toEqual(['plan-codes-complete', 'plan-orders-complete']);
  proposeDraw(doc, value(), (below) => below - 1);
  expect(walls()).toEqual([]);
  const before = [...value().codes];
  addSample(doc, value(), sampleId(3));
  proposeDraw(doc, value(), () => 0);
  expect(walls()).toEqual([]);
  expect([...value().codes]).toEqual(expect.arrayContaining(before));
});

test('PLN-30, PLN-31 a glass becomes the repeat of an earlier session and is drawn apart from its codes; it is not served again beside itself', () => {
  const { doc, value } = planDocument();
  addSample(doc, value(), sampleId(1));
  const [first] = value().entries;
  if (first === undefined) throw new Error('not on the plan');
  const half = {
    session: 3,
    date: '2026-11-01',
    replicate: 1 as const,
    codes: ['100'],
    training: false,
  };
  const halves = new Map([[first.sample, half]]);
  expect(codesApart(value(), halves)).toEqual(new Map());
  setReplicate(doc, first, 2);
  expect(listed(value())).toEqual(['1.2']);
  for (const entry of value().entries) addReplicate(doc, value(), entry);
  expect(listed(value())).toEqual(['1.2']);
  expect(codesApart(value(), halves)).toEqual(new Map([[first.sample, ['100']]]));
  proposeDraw(doc, value(), () => 0, codesApart(value(), halves));
  expect([...value().codes.values()]).toEqual(['101']);
  setReplicate(doc, first, 1);
  expect(listed(value())).toEqual(['1.1']);
});
