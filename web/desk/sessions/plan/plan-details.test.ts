import { expect, test } from 'vitest';
import { sampleRow } from '../../../../domain/samples/testing/sample-row.ts';
import { tasterRow } from '../../../../domain/tasters/testing/taster-row.ts';
import {
  entry,
  planFixture,
  replicateOf,
  sample,
  taster,
} from '../../../live/session/board-facts.fixture.ts';
import { tastersInOrder } from '../../../live/session/use-registers.ts';
import { planDetails } from './plan-details.ts';
import { planSurroundings } from './plan-surroundings.ts';
import { rowPlace, whoIsIn } from './who-is-in.ts';

const [anna, berta, carla] = [taster(1), taster(2), taster(3)];

const registers = {
  tasters: new Map([
    [
      anna,
      tasterRow({ id: anna, code: 'T01', displayName: 'Ruiz, Anna', lastSession: '2026-05-20' }),
    ],
    [berta, tasterRow({ id: berta, code: 'T02', displayName: '=Gil', lastSession: '2026-05-19' })],
  ]),
  samples: new Map([[sample(1), sampleRow({ id: sample(1), code: '+S-1', currentQuantity: 320 })]]),
};
const nothing = { tasters: new Map(), samples: new Map() };

test('PLN-5 the details are a line a taster and glass in serving order, with nothing armed', () => {
  const plan = planFixture({
    orders: new Map([
      [anna, [entry(2), entry(1)]],
      [berta, [entry(1), entry(9)]],
    ]),
  });
  expect(planDetails(12, plan, registers)).toBe(
    [
      '\uFEFFsession,date,start,training,taster,name,position,code,sample,replicate',
      '12,2026-11-20,10:05,false,T01,"Ruiz, Anna",1,852,\'+S-1,2',
      '12,2026-11-20,10:05,false,T01,"Ruiz, Anna",2,417,\'+S-1,1',
      "12,2026-11-20,10:05,false,T02,'=Gil,1,417,'+S-1,1",
      '',
    ].join('\r\n'),
  );
});

test('PLN-5 without an order, a code or the registers the line says what is known', () => {
  const plan = planFixture({ codes: new Map(), orders: new Map([[berta, [entry(1)]]]) });
  expect(planDetails(12, plan, nothing).split('\r\n').slice(1)).toEqual([
    '12,2026-11-20,10:05,false,…,,1,,…,1',
    '',
  ]);
});

const facts = {
  sessionsThatDay: 2,
  halves: new Map(),
  inactivityMonths: 6,
  today: '2026-11-28',
};

test('SES-6 tasters without a session in the months of the settings are told, up to the day itself', () => {
  const around = planSurroundings(planFixture(), registers, facts);
  expect(around).toEqual({
    today: '2026-11-28',
    sessionsThatDay: 2,
    halves: new Map(),
    inactive: [berta],
    left: new Map([[sample(1), 320]]),
  });
  const never = new Map([...registers.tasters, [anna, tasterRow({ id: anna })] as const]);
  expect(planSurroundings(planFixture(), { ...registers, tasters: never }, facts).inactive).toEqual(
    [anna, berta],
  );
});

test('SES-6 what is still loading is not held against the plan', () => {
  const entries = [replicateOf(1), { ...replicateOf(2), sample: sample(2) }];
  expect(planSurroundings(planFixture({ entries }), nothing, facts)).toEqual({
    today: '2026-11-28',
    sessionsThatDay: 2,
    halves: new Map(),
    inactive: [],
    left: new Map([
      [sample(1), null],
      [sample(2), null],
    ]),
  });
});

test('PLN-2 whoever else is in a place is named there, the first of them, and nowhere else', () => {
  const others = [
    { client: 1, user: 'a', name: 'Ana', place: rowPlace('e1'), initials: 'A', tone: 2 },
    { client: 2, user: 'b', name: 'Luis', place: rowPlace('e1'), initials: 'L', tone: 3 },
    { client: 3, user: 'c', name: 'Eva', place: null, initials: 'E', tone: 4 },
  ] as const;
  expect(whoIsIn(others, rowPlace('e1'))).toEqual({ name: 'Ana', tone: 2 });
  expect(whoIsIn(others, rowPlace('e2'))).toBeUndefined();
  expect(rowPlace('e1')).toBe('row e1');
});

test('REG-11 tasters are in the order of their codes as people count, those not known yet last', () => {
  const ids = [anna, berta, carla];
  const known = (codes: readonly string[]) => ({
    samples: registers.samples,
    tasters: new Map(
      codes.map((code, at) => [ids[at] ?? '', tasterRow({ id: ids[at] ?? '', code })]),
    ),
  });
  expect(tastersInOrder(known(['T10', 'T2', 'T1']), ids)).toEqual([carla, berta, anna]);
  expect(tastersInOrder(known(['T10', 'T2']), [carla, anna, berta])).toEqual([berta, anna, carla]);
});
