import { describe, expect, test } from 'vitest';
import type { PlanValue } from '../documents/session.document.ts';
import { codeOf, entryId, planOf, sampleId, tasterId } from '../testing/plans.ts';
import type { EntryId, TasterId } from '../words/ids.ts';
import { decideShow, type ServedGlass } from './decide-show.ts';
import { planChecklist } from './plan-checklist.ts';

const orders = (...each: readonly (readonly number[])[]) =>
  new Map<TasterId, readonly EntryId[]>(
    each.map((order, index) => [tasterId(index + 1), order.map(entryId)]),
  );

/** Two glasses for two tasters; the second tastes backwards. */
const plan: PlanValue = {
  ...planOf(2, 2),
  codes: new Map([
    [entryId(1), codeOf('417')],
    [entryId(2), codeOf('852')],
  ]),
  orders: orders([1, 2], [2, 1]),
};
const glass = (taster: number, nth: number, code: string, position: number): ServedGlass => ({
  taster: tasterId(taster),
  entry: entryId(nth),
  sample: sampleId(nth),
  replicate: 1,
  code: codeOf(code),
  position,
});
const served = [
  glass(1, 1, '417', 1),
  glass(1, 2, '852', 2),
  glass(2, 2, '852', 1),
  glass(2, 1, '417', 2),
];
const wall = { code: 'plan-sheet-known', kind: 'wall', met: false, data: {} } as const;
const warning = { ...wall, code: 'rest-15-minutes', kind: 'warning' } as const;
const whole = { state: 'draft', plan, checklist: [], served: [] } as const;

describe('SES-7 a session is shown when no wall stands', () => {
  test('every glass stands before its taster, in the taster’s order, with its code', () => {
    expect(decideShow(whole)).toEqual({ ok: true, value: served });
  });

  test('under multicode with the code of glass and taster', () => {
    const codes = new Map([
      [`${entryId(1)}|${tasterId(1)}`, codeOf('111')],
      [`${entryId(2)}|${tasterId(1)}`, codeOf('222')],
      [`${entryId(1)}|${tasterId(2)}`, codeOf('333')],
      [`${entryId(2)}|${tasterId(2)}`, codeOf('444')],
    ]);
    expect(decideShow({ ...whole, plan: { ...plan, multicode: true, codes } })).toEqual({
      ok: true,
      value: [
        glass(1, 1, '111', 1),
        glass(1, 2, '222', 2),
        glass(2, 2, '444', 1),
        glass(2, 1, '333', 2),
      ],
    });
  });

  test('a wall stops it and is named, a warning does not', () => {
    expect(decideShow({ ...whole, checklist: [warning] }).ok).toBe(true);
    expect(decideShow({ ...whole, checklist: [warning, wall] })).toEqual({
      ok: false,
      code: 'plan-not-ready',
      data: { walls: ['plan-sheet-known'] },
    });
  });

  test('a validated session is shown no more', () => {
    for (const before of [[], served])
      expect(decideShow({ ...whole, state: 'validated', served: before })).toMatchObject({
        code: 'session-validated',
      });
  });
});

describe('SES-7 what was served is shown again as it stood', () => {
  test.each(['shown', 'hidden', 'closed'] as const)(
    'from %s, also when the plan has walls by now',
    (state) => {
      const emptied = { ...planOf(0, 0), sheet: 'of-tomorrow' };
      const around = { sessionsThatDay: 1, inactive: [], left: new Map() };
      const checklist = planChecklist(emptied, around, ['ioc-vo']);
      expect(decideShow({ state, plan: emptied, checklist, served })).toEqual({
        ok: true,
        value: served,
      });
    },
  );

  test('new codes and orders on the plan change nothing of it', () => {
    const redrawn = {
      ...plan,
      codes: new Map([
        [entryId(1), codeOf('111')],
        [entryId(2), codeOf('222')],
      ]),
      orders: orders([2, 1], [1, 2]),
    };
    expect(decideShow({ ...whole, state: 'hidden', plan: redrawn, served })).toEqual({
      ok: true,
      value: served,
    });
  });

  describe('a taster who joins', () => {
    const joined = (third: readonly number[]) => ({
      ...plan,
      tasters: [1, 2, 3].map(tasterId),
      orders: orders([1, 2], [2, 1], third),
    });

    test('is served after the others', () => {
      const facts = { ...whole, state: 'hidden', plan: joined([2, 1]), served } as const;
      expect(decideShow(facts)).toEqual({
        ok: true,
        value: [...served, glass(3, 2, '852', 1), glass(3, 1, '417', 2)],
      });
    });

    test.each([
      ['nothing', joined([])],
      ['no order at all', { ...joined([]), orders: orders([1, 2], [2, 1]) }],
      ['a glass that is neither on the plan nor has a code', joined([2, 9])],
      [
        'a glass that was taken off the plan after its code was drawn',
        { ...joined([2, 9]), codes: new Map([...plan.codes, [entryId(9), codeOf('999')]]) },
      ],
      ['a glass without a code', { ...joined([1, 2]), codes: new Map() }],
    ])('to whom the plan gives %s, is a wall', (_, changed) => {
      expect(decideShow({ ...whole, state: 'hidden', plan: changed, served })).toEqual({
        ok: false,
        code: 'plan-not-ready',
        data: { walls: ['plan-codes-complete'] },
      });
    });
  });
});
