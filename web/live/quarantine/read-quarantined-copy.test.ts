import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { createEvaluation, setMark } from '../../../domain/documents/evaluation.document.ts';
import { mm } from '../../../domain/testing/mm.ts';
import { mayTakeOver } from './may-take-over.ts';
import { readQuarantinedCopy } from './read-quarantined-copy.ts';

test('SYN-8 a copy that was set aside is read as the document it is', () => {
  const doc = new Y.Doc();
  createEvaluation(doc, 'birth');
  setMark(doc, 'fusty', mm(50));
  const update = Y.encodeStateAsUpdate(doc);
  const copy = { why: 'sealed', document: 'sheet', birth: 'birth', update, at: 7 } as const;
  expect(readQuarantinedCopy(copy).getMap('marks').toJSON()).toEqual({ fusty: 50 });
});

test('SYN-8 an answer and a text are taken over one by one, a row of a plan is not', () => {
  const of = (map: string, key: string) => mayTakeOver({ map, key, value: 1 });
  expect([of('marks', 'fusty'), of('fields', 'comments'), of('notes', '')]).toEqual([
    true,
    true,
    true,
  ]);
  expect(of('entries', 'e1')).toBe(false);
});
