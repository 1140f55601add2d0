import { describe, expect, it } from 'vitest';
import {
  adjustPixelsPerMm,
  calibrationAge,
  calibrationState,
  type KeptCalibration,
  keepCalibration,
  type Screen,
} from './calibration.ts';

const kept: KeptCalibration = {
  pixelsPerMm: 5.2,
  pixelRatio: 2,
  display: [1180, 820],
  window: [1180, 820],
  device: 'd',
  at: '2026-11-18T09:00:00Z',
};
const screen: Screen = { pixelRatio: 2, display: [1180, 820], window: [1180, 820], scale: 1 };

describe('CAL-1 whether a line drawn now would be 100 mm', () => {
  it('holds on the same display at the same zoom, also turned', () => {
    expect(calibrationState([kept], screen).kind).toBe('valid');
    const turned: Screen = { ...screen, display: [820, 1180], window: [820, 1180] };
    expect(calibrationState([kept], turned).kind).toBe('valid');
  });

  it.each([
    ['none', [], screen],
    ['zoom-changed', [kept], { ...screen, pixelRatio: 2.5, display: [944, 656] }],
    ['zoom-changed', [kept], { ...screen, pixelRatio: 2.5 }],
    // The display of the tablet at another zoom, and an external screen at this zoom.
    [
      'zoom-changed',
      [kept, { ...kept, pixelRatio: 1, display: [1920, 1080] }],
      { ...screen, pixelRatio: 1 },
    ],
    ['display-changed', [kept], { ...screen, display: [1920, 1080] }],
    ['pinched', [kept], { ...screen, scale: 1.4 }],
    ['too-narrow', [kept], { ...screen, window: [500, 820] }],
  ] as const)('says %s', (kind, list, now) => {
    expect(calibrationState(list, now).kind).toBe(kind);
  });
});

describe('CAL-2 what this device keeps', () => {
  it('the newest of one display and zoom replaces the older; another zoom has its own', () => {
    const newer = { ...kept, pixelsPerMm: 5.1 };
    const zoomed = { ...kept, pixelRatio: 1 };
    expect(keepCalibration(keepCalibration([kept], zoomed), newer)).toEqual([zoomed, newer]);
  });

  it('tells the age in whole days', () => {
    expect(calibrationAge(kept, Date.parse('2026-11-20T10:00:00Z'))).toBe(2);
  });
});

describe('CAL-3 adjusting the segment', () => {
  it('a tenth of a millimetre is a thousandth of the segment', () => {
    expect(adjustPixelsPerMm(5, 1)).toBe(5.005);
    expect(adjustPixelsPerMm(5, -10)).toBe(4.95);
    expect(adjustPixelsPerMm(1.2, -10)).toBe(1.2);
  });
});
