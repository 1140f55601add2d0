import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { holds } from '../../domain/testing/holds.ts';
import { summarise } from '../statistics/mark-summary.ts';
import { BY_VERSION_1 } from '../testing/by-version-1.ts';
import { type ComparedDefects, checkReference } from './check-reference.ts';

const settings = defaultPanelSettings();
const assigned = (median: number, u: number | null, sd: number | null) => ({
  attribute: 'fruity' as const,
  median,
  u,
  sd,
});
/** Eight marks with the median `mm` and no spread between the quartiles. */
const sure = (mm: number) =>
  summarise(
    Array.from({ length: 8 }, () => mm),
    'type7',
  );

test('M-RM an En of exactly 1 is accepted, a hundredth of a mm more is not', () => {
  expect(checkReference(sure(30), assigned(3.3, 0.3, null), settings)).toMatchObject({
    en: expect.closeTo(1, 12),
    accepted: true,
  });
  expect(checkReference(sure(30), assigned(3.301, 0.3, null), settings)?.accepted).toBe(false);
});

test('M-RM the U of the panel and of the certificate add as squares', () => {
  const spread = summarise([26, 28, 29, 30, 30, 31, 32, 34], 'type7');
  const u = (49 * 10) / (27 * 40 * Math.sqrt(8));
  const check = checkReference(spread, assigned(3.4, 0.4, 0.25), settings);
  expect(check?.u).toBeCloseTo(u, 12);
  expect(check?.en).toBeCloseTo(0.4 / Math.hypot(u, 0.4), 12);
  expect(check).toMatchObject({ zVerdict: 'satisfactory', accepted: true });
});

test.each([
  [3.5, 'satisfactory', true],
  [3.500_01, 'warning', true],
  [3.75, 'warning', true],
  [3.750_01, 'action', false],
  [2.5, 'satisfactory', true],
])('M-RM a result of 3.0 beside %s with SD 0.25 is %s', (median, zVerdict, accepted) => {
  const check = checkReference(sure(30), assigned(median, 2, 0.25), settings);
  expect(check).toMatchObject({ zVerdict, accepted });
  expect(check?.z).toBeCloseTo((3 - median) / 0.25, 9);
});

test('M-RM U = U_R = 0: En is 0 where the result is the assigned value, else it is not defined and fails', () => {
  expect(checkReference(sure(30), assigned(3, 0, null), settings)).toMatchObject({
    en: 0,
    accepted: true,
  });
  expect(checkReference(sure(30), assigned(3.1, null, null), settings)).toMatchObject({
    en: null,
    z: null,
    zVerdict: null,
    accepted: false,
  });
});

test('M-RM a U above Umax fails although En is small', () => {
  const wild = summarise([5, 10, 20, 30, 30, 60, 80, 90], 'type7');
  expect(checkReference(wild, assigned(3, 0.3, 0.5), settings)).toMatchObject({
    en: 0,
    isUWithin: false,
    accepted: false,
  });
});

test('M-RM without an answer there is no check; without U_R and SD_R nothing is divided by zero', () => {
  expect(checkReference(summarise([], 'type7'), assigned(3, 0.3, 0.5), settings)).toBeNull();
  expect(checkReference(sure(0), assigned(0, null, 0), settings)).toMatchObject({
    en: 0,
    z: null,
    isUWithin: true,
    accepted: true,
  });
});

test('M-RM, M-QC the median is rounded first where the panel rounds', () => {
  const halves = summarise([30, 30, 30, 30, 31, 31, 31, 31], 'type7');
  expect(checkReference(halves, assigned(3, 0.3, null), settings)?.median).toBe(3.05);
  const rounded = { ...settings, roundedMedian: true };
  expect(checkReference(halves, assigned(3, 0.3, null), rounded)?.median).toBe(3.1);
});

test('M-RM a result is judged by its own U alone where the certificate has none, on either side of it', () => {
  // Nine marks with quartiles of 4.5 and 5.5: U = 49 * 1.0 / (27 * 3) = 0.604938 cm.
  const nine = summarise([45, 45, 45, 50, 50, 50, 55, 55, 55], 'type7');
  const accepted = (median: number) =>
    checkReference(nine, assigned(median, null, null), settings)?.accepted;
  expect([5.6049, 5.605, 4.3951, 4.395].map(accepted)).toEqual([true, false, true, false]);
});

const rancid = (median: number) => ({
  ...assigned(median, 0.3, null),
  attribute: 'rancid' as const,
});
const missing = summarise([0, 0, 0, 0, 0, 30, 40, 50], 'type7');
const byVersion1 = { ...settings, ...BY_VERSION_1 };

test('M-RM a defect of the reference that the panel misses fails, whatever En says; by version 1 it passed', () => {
  const found = checkReference(missing, rancid(2), settings);
  expect(found).toMatchObject({ median: 0, isUWithin: true, isMissed: true, accepted: false });
  expect(found?.en).toBeCloseTo(0.949_316, 6);
  expect(checkReference(missing, rancid(2), byVersion1)).toMatchObject({
    isMissed: false,
    accepted: true,
  });
});

test('M-RM nothing where nothing is assigned is agreement, and fruity is no defect that could be missed', () => {
  expect(checkReference(missing, rancid(0), settings)).toMatchObject({
    en: 0,
    isMissed: false,
    accepted: true,
  });
  expect(checkReference(missing, assigned(2, 0.3, null), settings)?.isMissed).toBe(false);
});

test('M-RM another predominant defect fails where the setting asks, by version 2 alone', () => {
  const asked = { expected: 'rancid', found: 'fusty' } as const;
  const check = (changed: Partial<typeof settings>, defects: ComparedDefects) =>
    checkReference(sure(20), rancid(2), { ...settings, ...changed }, defects)?.accepted;
  expect(check({}, asked)).toBe(false);
  expect(check({}, { expected: 'rancid', found: null })).toBe(false);
  expect(check({}, { expected: null, found: 'fusty' })).toBe(false);
  expect(check({}, { expected: 'rancid', found: 'rancid' })).toBe(true);
  expect(check({ matchingDefect: false }, asked)).toBe(true);
  expect(check(BY_VERSION_1, asked)).toBe(true);
});

test('M-RM no panel that misses a defect of a reference is accepted, however far apart its tasters are', () => {
  const marks = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 6 });
  holds(
    fc.property(marks, fc.integer({ min: 1, max: 1000 }), (perceived, r) => {
      const zeros = perceived.map(() => 0);
      const summary = summarise([...zeros, 0, ...perceived], 'type7');
      const found = checkReference(summary, rancid(r / 100), settings);
      expect(found).toMatchObject({ median: 0, isMissed: true, accepted: false });
    }),
  );
});
