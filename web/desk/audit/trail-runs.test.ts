import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../../../domain/testing/holds.ts';
import { dayIn } from '../../../domain/words/zone-clock.ts';
import { deviceZone } from '../../i18n/device-zone.ts';
import { entry, sealed } from './testing/trail-entries.ts';
import { subjectOfRun, trailRuns } from './trail-runs.ts';

const dayOf = (instant: string): string => dayIn(deviceZone(), instant);
const sequences = (rows: Parameters<typeof trailRuns>[0]) =>
  trailRuns(rows, dayOf).map(({ runs }) => runs.map((run) => run.map(({ sequence }) => sequence)));

test('AUD-14 like entries that stand beside each other are a run, and a pause ends it', () => {
  const rows = [sealed(9, [10, 50]), sealed(8, [10, 40]), sealed(7, [10, 25]), sealed(6, [10, 9])];
  expect(sequences(rows)).toEqual([[[9, 8, 7], [6]]]);
});

test('AUD-14 another act, person, session or reason ends a run; tasters count as one person', () => {
  const at = [10, 0] as const;
  const own = { role: 'catadores', command: 'see-figures', data: { session: '1' } };
  expect(
    sequences([
      entry(9, at, { ...own, name: 'Ana' }),
      entry(8, at, { ...own, name: 'Paolo' }),
      entry(7, at, { ...own, data: { session: '2' } }),
      entry(6, at),
      entry(5, at, { name: 'Tomás' }),
      entry(4, at, { name: 'Tomás', reason: 'One' }),
      entry(3, at, { name: 'Tomás', reason: 'Another' }),
      entry(2, at, { name: 'Tomás', reason: 'Another' }),
    ]),
  ).toEqual([[[9, 8], [7], [6], [5], [4], [3, 2]]]);
});

test.each([
  // 23:30 UTC on the 28th is 00:30 in Madrid, in the night in which the clocks change.
  [
    'UTC',
    [
      ['2026-03-29', 1],
      ['2026-03-28', 2],
    ],
  ],
  [
    'Europe/Madrid',
    [
      ['2026-03-29', 2],
      ['2026-03-28', 1],
    ],
  ],
  ['Pacific/Auckland', [['2026-03-29', 3]]],
  ['America/Los_Angeles', [['2026-03-28', 3]]],
] as const)('AUD-14 ZON-1 midnight at the panel ends a day, and a run: %s', (zone, told) => {
  const at = (sequence: number, instant: string) => ({ ...sealed(sequence, [0, 0]), at: instant });
  const rows = [
    at(9, '2026-03-29T00:05:00.000Z'),
    at(8, '2026-03-28T23:55:00.000Z'),
    at(7, '2026-03-28T22:50:00.000Z'),
  ];
  const days = trailRuns(rows, (instant) => dayIn(zone, instant));
  expect(days.map(({ day, count }) => [day, count])).toEqual(told);
});

test('AUD-13 AUD-14 what who runs the installation did is in no run with what the server did of itself', () => {
  const act = { command: 'clear-second-factor', data: { account: 'a1' } };
  const by = (sequence: number, role: string) =>
    entry(sequence, [10, 0], { ...act, role, name: role });
  expect(sequences([by(4, 'operator'), by(3, 'operator'), by(2, 'server')])).toEqual([
    [[4, 3], [2]],
  ]);
});

test('AUD-14 a run names each taster and glass once', () => {
  const [day] = trailRuns([sealed(3, [10, 3]), sealed(2, [10, 2]), sealed(0, [10, 1])], dayOf);
  const [run] = day?.runs ?? [];
  expect(run && subjectOfRun(run)).toEqual({
    tasters: ['T01 Lucía Ferrer', 'T03 Paolo Conti'],
    glasses: ['417'],
    samples: [],
    records: [],
    session: '214',
  });
});

test('REG-11 whom a run tells of stands in the order of codes as people count', () => {
  const by = (sequence: number, name: string) =>
    entry(sequence, [10, 0], { data: { taster: name }, names: { [name]: name } });
  const run = [by(1, 'T10 Ana'), by(2, 'T2 Paolo')] as const;
  expect(subjectOfRun(run).tasters).toEqual(['T2 Paolo', 'T10 Ana']);
});

test('AUD-14 whatever stands in the trail, every entry stands once, in its order', () => {
  const any = fc.array(
    fc.record({
      minutes: fc.nat(5000),
      command: fc.constantFrom('seal-sheet', 'change-sample'),
      role: fc.constantFrom('jefespanel', 'catadores', 'server'),
      name: fc.constantFrom('Ana', 'Paolo'),
    }),
  );
  holds(
    fc.property(any, (all) => {
      const rows = all
        .toSorted((one, other) => other.minutes - one.minutes)
        .map(({ minutes, ...rest }, place) =>
          entry(all.length - place, [0, 0], {
            ...rest,
            at: new Date(2026, 10, 20, 0, minutes).toISOString(),
          }),
        );
      const days = trailRuns(rows, dayOf);
      expect(days.flatMap(({ runs }) => runs.flat())).toEqual(rows);
      for (const { count, runs } of days) expect(count).toBe(runs.flat().length);
      expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
    }),
  );
});
