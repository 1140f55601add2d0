import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../../../domain/testing/holds.ts';
import { entry, sealed } from './testing/trail-entries.ts';
import { subjectOfRun, trailRuns } from './trail-runs.ts';

const sequences = (rows: Parameters<typeof trailRuns>[0]) =>
  trailRuns(rows).map(({ runs }) => runs.map((run) => run.map(({ sequence }) => sequence)));

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

test('AUD-14 midnight by the clock of this device ends a day, and a run', () => {
  const late = new Date(2026, 10, 19, 23, 59).toISOString();
  const days = trailRuns([
    sealed(9, [0, 3]),
    sealed(8, [0, 1]),
    { ...sealed(7, [0, 0]), at: late },
  ]);
  expect(days.map(({ day, count }) => [day, count])).toEqual([
    ['2026-11-20', 2],
    ['2026-11-19', 1],
  ]);
});

test('AUD-14 a run names each taster and glass once', () => {
  const [day] = trailRuns([sealed(3, [10, 3]), sealed(2, [10, 2]), sealed(0, [10, 1])]);
  const [run] = day?.runs ?? [];
  expect(run && subjectOfRun(run)).toEqual({
    tasters: ['T01 Lucía Ferrer', 'T03 Paolo Conti'],
    glasses: ['417'],
    samples: [],
    records: [],
    session: '214',
  });
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
      const days = trailRuns(rows);
      expect(days.flatMap(({ runs }) => runs.flat())).toEqual(rows);
      for (const { count, runs } of days) expect(count).toBe(runs.flat().length);
      expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
    }),
  );
});
