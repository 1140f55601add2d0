import { expect, test } from 'vitest';
import { browserZoom } from './browser-zoom.ts';
import {
  adjustPixelsPerMm,
  calibrationAge,
  calibrationState,
  type KeptCalibration,
  keepCalibration,
  neededWidth,
  type Screen,
  toCalibration,
} from './calibration.ts';
import {
  calibrationText,
  deviceId,
  readCalibrations,
  storeCalibration,
} from './calibration-store.ts';

const kept: KeptCalibration = {
  pixelsPerMm: 5.2,
  pixelRatio: 2,
  display: [1180, 820],
  window: [1180, 820],
  device: 'd',
  at: '2026-11-18T09:00:00Z',
};
const screen: Screen = { pixelRatio: 2, display: [1180, 820], window: [1180, 820], scale: 1 };

test('CAL-1 a line needs its 100 mm and 24 px past each end', () => {
  expect(neededWidth(5.2)).toBe(568);
  expect(neededWidth(5.2005)).toBe(569);
  const at = (width: number) => calibrationState([kept], { ...screen, window: [width, 820] });
  expect(at(568)).toEqual({ kind: 'valid', calibration: kept });
  expect(at(567)).toEqual({ kind: 'too-narrow', needed: 568, available: 567 });
});

test('CAL-1 a hundredth of a pinch and a rounding of the pixel ratio are none', () => {
  const kind = (change: Partial<Screen>) => calibrationState([kept], { ...screen, ...change }).kind;
  expect(kind({ scale: 1.009 })).toBe('valid');
  expect(kind({ scale: 0.98 })).toBe('pinched');
  expect(kind({ pixelRatio: 2.0009 })).toBe('valid');
  expect(kind({ pixelRatio: 2.002 })).toBe('zoom-changed');
  expect(kind({ pixelRatio: 1.998 })).toBe('zoom-changed');
});

test('CAL-1 of several measurements the newest of this display and zoom holds', () => {
  const other: KeptCalibration = { ...kept, display: [1920, 1080], pixelsPerMm: 3.9 };
  const newer: KeptCalibration = { ...kept, pixelsPerMm: 5.1 };
  expect(calibrationState([kept, newer, other], screen)).toMatchObject({
    calibration: { pixelsPerMm: 5.1 },
  });
  // A display of the same width is not the same display.
  const taller: Screen = { ...screen, display: [1180, 900] };
  expect(calibrationState([kept, other], taller).kind).toBe('display-changed');
  const zoomed: Screen = { ...screen, display: [1920, 1080], pixelRatio: 1 };
  expect(calibrationState([kept, { ...other, pixelRatio: 3 }], zoomed).kind).toBe('zoom-changed');
});

test('CAL-2 only the measurement of the same zoom and display goes, and twelve are kept', () => {
  const zoomed: KeptCalibration = { ...kept, pixelRatio: 1 };
  const moved: KeptCalibration = { ...kept, display: [1920, 1080] };
  const turned: KeptCalibration = { ...kept, display: [820, 1180], pixelsPerMm: 5 };
  expect(keepCalibration([kept, zoomed, moved], turned)).toEqual([zoomed, moved, turned]);
  const many = Array.from(
    { length: 14 },
    (_, n): KeptCalibration => ({
      ...kept,
      display: [1000 + n, 800],
    }),
  );
  const all = many.reduce<readonly KeptCalibration[]>(keepCalibration, []);
  expect(all.map(({ display }) => display[0])).toEqual([
    1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013,
  ]);
});

test('CAL-3 the segment stays within what screens are, and a sheet is told all but the display', () => {
  expect(adjustPixelsPerMm(40, 5)).toBe(40);
  expect(adjustPixelsPerMm(39.9, 1)).toBe(39.9399);
  expect(adjustPixelsPerMm(3.33333, 1)).toBe(3.3367);
  const { display: _, ...told } = kept;
  expect(toCalibration(kept)).toEqual(told);
});

test('CAL-3 the age is in whole days and never below none', () => {
  expect(calibrationAge(kept, Date.parse('2026-11-19T08:59:59Z'))).toBe(0);
  expect(calibrationAge(kept, Date.parse('2026-11-19T09:00:00Z'))).toBe(1);
  expect(calibrationAge(kept, Date.parse('2026-11-01T09:00:00Z'))).toBe(0);
});

test.each([
  [1000, 1000, 1, 100],
  [1000, 500, 2, 100],
  [2000, 1000, 1, 200],
  [510, 2000, 1, 25],
  [5000, 1000, 1, 500],
  [1020, 1000, 1, 100],
  [980, 1000, 1, 100],
  [1026, 1000, 1, null],
  [974, 1000, 1, null],
  [235, 1000, 1, null],
  [6000, 1000, 1, null],
  [1000, 0, 1, null],
  [0, 0, 1, null],
])('CAL-5 a window of %d outside and %d inside at scale %d has a zoom of %j', (...of) => {
  const [outer, inner, scale, zoom] = of;
  expect(browserZoom([outer, outer], [inner, inner], scale)).toBe(zoom);
});

function store(start: Readonly<Record<string, string>> = {}) {
  const held = new Map(Object.entries(start));
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
}

const broken: readonly (readonly [string, object])[] = [
  ['a width that is text', { pixelsPerMm: '5' }],
  ['no width', { pixelsPerMm: -1 }],
  ['no pixel ratio', { pixelRatio: null }],
  ['a display of one side', { display: [1180] }],
  ['a display of text', { display: ['1180', 820] }],
  ['a display that is none', { display: 1180 }],
  ['a window of three sides', { window: [1, 2, 3] }],
  ['a device that is none', { device: 5 }],
  ['no instant', { at: null }],
];

test.each(broken)(
  'CAL-4 what is kept with %s is passed over, and the rest is read',
  (_, change) => {
    const text = JSON.stringify([{ ...kept, ...change }, kept, 'x', null]);
    expect(readCalibrations(store({ calibracion: text }))).toEqual([kept]);
  },
);

test('CAL-4 a new measurement is kept beside those of other displays', () => {
  const device = store();
  const moved: KeptCalibration = { ...kept, display: [1920, 1080] };
  expect(calibrationText(device)).toBe('');
  expect([storeCalibration(device, kept), storeCalibration(device, moved)]).toEqual([true, true]);
  expect(readCalibrations(device)).toEqual([kept, moved]);
  expect([...device.held.keys()]).toEqual(['calibracion']);
});

test('CAL-4 a device that refuses to keep anything says so and counts as uncalibrated', () => {
  const denied = {
    getItem: (): string | null => {
      throw new DOMException('denied');
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(storeCalibration(denied, kept)).toBe(false);
  expect([calibrationText(denied), deviceId(denied, '')]).toEqual(['', 'unnamed']);
  expect(readCalibrations(denied)).toEqual([]);
});

test('CAL-4 a device has a name of its own, kept from the first time on', () => {
  const [one, other] = [store(), store({ device: 'tablet 1' })];
  const name = deviceId(one, '');
  expect(name).toMatch(/^\d+-\d+$/);
  expect([deviceId(one, ''), one.held.get('device')]).toEqual([name, name]);
  expect(deviceId(other, '')).toBe('tablet 1');
  expect(deviceId(store(), '')).not.toBe(name);
});
