import { describe, expect, it } from 'vitest';
import type { KeptCalibration } from './calibration.ts';
import { deviceId, readCalibrations, storeCalibration } from './calibration-store.ts';

function store(start: Readonly<Record<string, string>> = {}) {
  const held = new Map(Object.entries(start));
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
}

const calibration: KeptCalibration = {
  pixelsPerMm: 5,
  pixelRatio: 1,
  display: [1280, 800],
  window: [1280, 800],
  device: 'd',
  at: '2026-11-18T09:00:00Z',
};

describe('CAL-4 what this device remembers', () => {
  it('reads back what it kept', () => {
    const kept = store();
    expect(storeCalibration(kept, calibration)).toBe(true);
    expect(readCalibrations(kept)).toEqual([calibration]);
  });

  it.each(['0', '5.2', '{', '[{"pixelsPerMm":0}]', '[null]'])(
    'takes %s for uncalibrated',
    (text) => {
      expect(readCalibrations(store({ calibracion: text }))).toEqual([]);
    },
  );

  it('the device keeps its name', () => {
    const kept = store();
    const browser = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36';
    const name = deviceId(kept, browser);
    expect(name).toMatch(/^Chrome, Windows · \d+-\d+$/);
    expect(deviceId(kept, 'another')).toBe(name);
    expect(deviceId(store(), '')).toMatch(/^\d+-\d+$/);
  });
});
