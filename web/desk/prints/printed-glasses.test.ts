import { describe, expect, test } from 'vitest';
import { codeKey } from '../../../domain/documents/session.document.ts';
import {
  code,
  entry,
  planFixture,
  sample,
  taster,
} from '../../live/session/board-facts.fixture.ts';
import { pourings, printedGlasses } from './printed-glasses.ts';

const [anna, berta] = [taster(1), taster(2)];
const orders = new Map([
  [anna, [entry(1), entry(2)]],
  [berta, [entry(2), entry(1)]],
]);

describe('LBL-1, LBL-6 every glass of every taster, in serving order, by its code alone', () => {
  test('the tasters stand in the order asked for', () => {
    expect(printedGlasses(planFixture({ orders }), [berta, anna])).toEqual([
      { taster: berta, code: '852', position: 1 },
      { taster: berta, code: '417', position: 2 },
      { taster: anna, code: '417', position: 1 },
      { taster: anna, code: '852', position: 2 },
    ]);
  });

  test('under multicode each taster has codes of their own', () => {
    const codes = new Map([
      [codeKey(entry(1), anna), code('111')],
      [codeKey(entry(2), anna), code('222')],
      [codeKey(entry(1), berta), code('333')],
      [codeKey(entry(2), berta), code('444')],
    ]);
    const plan = planFixture({ orders, codes, multicode: true });
    expect(printedGlasses(plan, [anna, berta])?.map((glass) => glass.code)).toEqual([
      '111',
      '222',
      '444',
      '333',
    ]);
  });

  test('LBL-5 nothing is printed of a plan that lacks a code, an order, or a glass in an order', () => {
    const tasters = [anna, berta];
    const first = [[entry(1), code('417')]] as const;
    expect(printedGlasses(planFixture({ orders, codes: new Map(first) }), tasters)).toBeNull();
    expect(printedGlasses(planFixture(), tasters)).toBeNull();
    const short = new Map([...orders, [berta, [entry(2)]] as const]);
    expect(printedGlasses(planFixture({ orders: short }), tasters)).toBeNull();
    expect(printedGlasses(planFixture({ orders, tasters: [] }), [])).toBeNull();
  });
});

test('LBL-4, LBL-7 what is poured: sample, replicate, codes, glasses, and 15 mL for each', () => {
  expect(pourings(planFixture({ orders }))).toEqual([
    { sample: sample(1), replicate: 1, codes: ['417'], glasses: 2, millilitres: 30 },
    { sample: sample(1), replicate: 2, codes: ['852'], glasses: 2, millilitres: 30 },
  ]);
});
