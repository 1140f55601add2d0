import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import {
  createEvaluation,
  EVALUATION,
  type EvaluationValue,
  readEvaluation,
  restoreEvaluation,
  setMark,
  setPoints,
  signEvaluation,
  startEvaluation,
} from '../documents/evaluation.document.ts';
import { isEntryOf } from '../documents/is-entry-of.ts';
import { readSealed } from '../documents/sealed-evaluation.ts';
import { mm } from '../testing/mm.ts';
import { decideSeal } from './decide-seal.ts';
import { AWARD_100 } from './definition/award-100.ts';
import { IOC_VO } from './definition/ioc-vo.ts';
import { itemsOf } from './definition/points.ts';
import type { SheetDefinition } from './definition/sheet-definition.ts';
import { sheetGaps } from './sheet-gaps.ts';

const AT = '2026-11-27T09:10:00Z';

function value(doc: Y.Doc): EvaluationValue {
  const read = readEvaluation(doc);
  if (!read.ok) throw new Error(JSON.stringify(read));
  return read.value;
}

/** A signed sheet with every item at its maximum, but for what `change` does. */
function sheet(change: (doc: Y.Doc) => void = () => {}): EvaluationValue {
  const doc = new Y.Doc();
  createEvaluation(doc, 'birth');
  startEvaluation(doc, { at: AT, language: 'it', calibration: null });
  for (const { key, maximum } of itemsOf(AWARD_100)) setPoints(doc, key, maximum);
  change(doc);
  signEvaluation(doc, { strokes: [[0, 0, 10, 10]], at: AT });
  return value(doc);
}

const seal = (of: EvaluationValue, definition: SheetDefinition = AWARD_100) =>
  decideSeal({ state: 'shown', last: null, sheet: of, definition });

test('SHT-3, EVA-2, SHT-26, SHT-31 a sheet of points needs every item, and neither a measured screen nor a heating device', () => {
  expect(sheetGaps(sheet(), AWARD_100)).toEqual([]);
  expect(seal(sheet())).toMatchObject({ ok: true, value: { seals: { version: 1 } } });
  const blank = sheet((doc) => setPoints(doc, 'harmony', null));
  const gaps = [{ code: 'points-blank', attribute: null, item: 'harmony' }];
  expect(seal(blank)).toEqual({ ok: false, code: 'sheet-incomplete', data: { gaps } });
  expect(seal(sheet((doc) => setPoints(doc, 'harmony', 0))).ok).toBe(true);
});

describe('SHT-3, SHT-25 nothing is sealed that the sheet does not ask for, whatever a device writes', () => {
  test.each<[string, (doc: Y.Doc) => void]>([
    ['a length', (doc) => setMark(doc, 'fruity', mm(40))],
    ['an item of no sheet', (doc) => setPoints(doc, 'sweetness', 3)],
    ['more than an item has', (doc) => setPoints(doc, 'harmony', 9)],
  ])('%s', (_, change) => {
    expect(seal(sheet(change))).toMatchObject({ ok: false, code: 'sheet-foreign' });
  });

  test('points on a sheet of lines', () => {
    expect(seal(sheet(), IOC_VO)).toMatchObject({ ok: false, code: 'sheet-foreign' });
  });
});

test('SHT-3 SYN-50 a device may write whole points under the keys of items, and nothing else', () => {
  const may = (key: string, points: unknown) => isEntryOf(EVALUATION, 'points', key, points);
  expect([may('harmony', 0), may('harmony', 100), may('harmony', null)]).toEqual([
    true,
    true,
    true,
  ]);
  for (const points of [101, -1, 1.5, '7', [7], { points: 7 }, true])
    expect(may('harmony', points)).toBe(false);
  for (const key of ['', 'A', 'a b', '__proto__', 'x'.repeat(41)]) expect(may(key, 1)).toBe(false);
});

test('EVA-1 a sheet of lines says nothing of points, and one opened again says the points it was sealed with', () => {
  const doc = new Y.Doc();
  createEvaluation(doc, 'birth');
  expect(Object.hasOwn(value(doc), 'points')).toBe(false);
  const sealed = readSealed(JSON.parse(JSON.stringify(sheet())));
  if (!sealed.ok) throw new Error(sealed.code);
  const again = new Y.Doc();
  restoreEvaluation(again, 'other', sealed.value);
  expect(value(again)).toMatchObject({ points: sheet().points, signature: null });
});
