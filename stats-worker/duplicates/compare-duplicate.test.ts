import { expect, test } from 'vitest';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { compareSheets } from '../explanation/compare-sheets.ts';
import { BY_VERSION_1 } from '../testing/by-version-1.ts';
import { all, sheetsOf } from '../testing/sheets-of.ts';

const settings = defaultPanelSettings();
/** Eight marks around a level whose quartiles lie a mm apart from it. */
const near = (level: number) => [-2, -1, -1, 0, 0, 1, 1, 2].map((apart) => level + apart);
const U = (iqr: number, n: number) => (49 * iqr) / (27 * Math.sqrt(n));

test('M-EN the two medians apart, over both uncertainties', () => {
  const first = sheetsOf({ fusty: near(20), fruity: near(40) });
  const second = sheetsOf({ fusty: near(21), fruity: near(43) });
  const found = compareSheets(first, second, settings);
  expect(found.enDefect).toBeCloseTo(0.1 / Math.hypot(U(0.2, 8), U(0.2, 8)), 12);
  expect(found.enFruity).toBeCloseTo(0.3 / Math.hypot(U(0.2, 8), U(0.2, 8)), 12);
  expect(found).toMatchObject({ accepted: false, md: null, mf: null, class: null });
});

test('M-EN accepted: the mean of the two medians, rounded once, and the class from it', () => {
  const first = sheetsOf({ rancid: near(34), fruity: near(40) });
  const second = sheetsOf({ rancid: near(35), fruity: near(40) });
  expect(compareSheets(first, second, settings)).toMatchObject({
    accepted: true,
    md: 3.5,
    mf: 4,
    class: 'VOO',
  });
});

test('M-EN a mean of 3.55 is 3.6 and lampante in the EU; one of 0.025 is 0 and stays extra virgin', () => {
  const loose = { ...settings, enMaxDefect: 10 };
  const mean = (one: readonly number[], two: readonly number[]) => {
    const [first, second] = [one, two].map((rancid) => sheetsOf({ rancid, fruity: near(40) }));
    return compareSheets(first ?? [], second ?? [], loose);
  };
  expect(mean(near(35), near(36))).toMatchObject({ md: 3.6, class: 'LOO_EU' });
  expect(mean(near(34), near(36))).toMatchObject({ md: 3.5, class: 'VOO' });
  const [zero, least] = [
    [0, 0, 0, 0, 1, 1, 1, 1],
    [0, 0, 0, 0, 0, 1, 1, 1],
  ];
  expect(mean(zero, least)).toMatchObject({ md: 0, class: 'EVOO' });
});

test('M-QC the rounded median is for En alone; the final median is rounded once, from the unrounded ones', () => {
  const rounded = { ...settings, roundedMedian: true };
  const [first, second] = [
    sheetsOf({ rancid: all(8, 0), fruity: [40, 40, 40, 40, 41, 41, 42, 42] }),
    sheetsOf({ rancid: all(8, 0), fruity: [39, 39, 40, 40, 41, 41, 42, 42] }),
  ];
  expect(compareSheets(first, second, settings).enFruity).toBe(0);
  const found = compareSheets(first, second, rounded);
  expect(found).toMatchObject({ enFruity: 0, mf: 4.1 });
  const third = sheetsOf({ rancid: all(8, 0), fruity: near(40) });
  expect(compareSheets(first, third, rounded).mf).toBe(4);
  const apart = compareSheets(first, third, rounded).enFruity ?? 0;
  expect(apart).toBeCloseTo(2 * (compareSheets(first, third, settings).enFruity ?? 0), 12);
});

test('M-EN U1 = U2 = 0: 0 where the medians agree, else the duplicate fails', () => {
  const same = sheetsOf({ fusty: all(8, 20), fruity: all(8, 40) });
  const other = sheetsOf({ fusty: all(8, 20), fruity: all(8, 41) });
  expect(compareSheets(same, same, settings)).toMatchObject({
    enDefect: 0,
    enFruity: 0,
    accepted: true,
  });
  expect(compareSheets(same, other, settings)).toMatchObject({
    enDefect: 0,
    enFruity: null,
    accepted: false,
  });
});

test('M-EN a replicate without a defect has Me = U = 0; each is compared by its own defect', () => {
  const clean = sheetsOf({ fusty: all(8, 0), rancid: all(8, 0), fruity: near(40) });
  const fusty = sheetsOf({ fusty: near(3), rancid: all(8, 0), fruity: near(40) });
  const rancid = sheetsOf({ fusty: all(8, 0), rancid: near(3), fruity: near(40) });
  expect(compareSheets(clean, clean, settings)).toMatchObject({ enDefect: 0, defectMatch: true });
  const one = compareSheets(clean, fusty, settings);
  expect(one.enDefect).toBeCloseTo(0.3 / U(0.2, 8), 12);
  expect(one).toMatchObject({ defectMatch: false, categoryMatch: false });
  expect(compareSheets(fusty, rancid, settings)).toMatchObject({
    enDefect: 0,
    defectMatch: false,
    categoryMatch: true,
    accepted: true,
    md: 0.3,
  });
});

test('M-EN the maximum is the panel’s, and equality is accepted', () => {
  const [first, second] = [40, 41].map((level) =>
    sheetsOf({ fusty: all(8, 0), fruity: near(level) }),
  );
  const { enFruity } = compareSheets(first ?? [], second ?? [], settings);
  const at = (most: number) =>
    compareSheets(first ?? [], second ?? [], { ...settings, enMaxFruity: most }).accepted;
  expect([at((enFruity ?? 0) + 1e-6), at((enFruity ?? 0) - 1e-6)]).toEqual([true, false]);
  const exact = sheetsOf({ fusty: all(8, 0), fruity: [...all(2, 40), ...all(5, 40), 40, 40] });
  expect(compareSheets(exact, exact, { ...settings, enMaxFruity: 0.1 }).accepted).toBe(true);
});

test('M-EN replicates with different tasters are compared all the same; fewer than 8 in one state no class', () => {
  const first = sheetsOf({ fusty: all(8, 0), fruity: near(40) });
  const others = sheetsOf({ fusty: all(9, 0), fruity: [...near(40), 40] });
  expect(compareSheets(first, others, settings)).toMatchObject({ accepted: true, class: 'EVOO' });
  const seven = sheetsOf({ fusty: all(7, 0), fruity: near(40).slice(0, 7) });
  expect(compareSheets(first, seven, settings)).toMatchObject({
    accepted: true,
    categoryMatch: false,
    class: 'NOCLASIFICATED',
  });
});

test('M-EN a replicate that nobody answered cannot be accepted', () => {
  const first = sheetsOf({ fusty: all(8, 0), fruity: near(40) });
  expect(compareSheets(first, [], settings)).toMatchObject({
    enDefect: null,
    enFruity: null,
    accepted: false,
    md: null,
    mf: null,
    class: null,
  });
});

test('M-EN an error of exactly its maximum is accepted, a hair more than it is not', () => {
  // Nine marks with quartiles of 4.0 and 9.4: U = 49 * 5.4 / (27 * 3). Beside a sure 9.9 that is En = 4.9 / U = 1.5.
  const wide = sheetsOf({
    fusty: all(9, 0),
    fruity: [...all(3, 40), ...all(3, 50), ...all(3, 94)],
  });
  const sure = (level: number) => sheetsOf({ fusty: all(8, 0), fruity: all(8, level) });
  const at = (enMaxFruity: number, level = 99) =>
    compareSheets(wide, sure(level), { ...settings, enMaxFruity });
  expect(at(1.5).enFruity).toBeCloseTo(1.5, 12);
  expect([1.5, 1.500_000_000_1, 1.6].map((most) => at(most).accepted)).toEqual([true, true, true]);
  expect([1.499_999_999_9, 1.4].map((most) => at(most).accepted)).toEqual([false, false]);
  expect([at(1.5, 98).accepted, at(1.5, 100).accepted]).toEqual([true, false]);
  const back = { ...settings, enMaxFruity: 1.5 };
  expect(compareSheets(sure(99), wide, back).accepted).toBe(true);
  expect(compareSheets(sure(100), wide, back).accepted).toBe(false);
});

test('M-EN by version 1 a replicate in which nobody answered fruity, or a defect, cannot be accepted', () => {
  const whole = sheetsOf({ fusty: all(8, 0), fruity: all(8, 0) });
  const noFruity = sheetsOf({ fusty: all(8, 0) }, undefined, null);
  const noDefect = sheetsOf({ fruity: all(8, 0) }, undefined, null);
  for (const [first, second] of [
    [whole, noFruity],
    [noFruity, whole],
    [noFruity, noFruity],
  ] as const)
    expect(compareSheets(first, second, { ...settings, ...BY_VERSION_1 })).toMatchObject({
      enDefect: 0,
      enFruity: null,
      accepted: false,
    });
  for (const [first, second] of [
    [whole, noDefect],
    [noDefect, whole],
  ] as const)
    expect(compareSheets(first, second, { ...settings, ...BY_VERSION_1 })).toMatchObject({
      enDefect: null,
      enFruity: 0,
      accepted: false,
    });
});
