import { expect, test } from 'vitest';
import { mustCalibrate } from './must-calibrate.ts';

const holding = (text: string | null) => ({ getItem: () => text, setItem: () => {} });
const kept = {
  pixelsPerMm: 5,
  pixelRatio: 1,
  display: [1280, 800],
  window: [1280, 800],
  device: 'd',
  at: '2026-11-18T09:00:00Z',
};

test('CAL-6 a device without a calibration, or with 0, measures before the own evaluations', () => {
  expect(mustCalibrate(holding(null))).toBe(true);
  expect(mustCalibrate(holding('0'))).toBe(true);
  expect(mustCalibrate(holding(JSON.stringify([kept])))).toBe(false);
});
