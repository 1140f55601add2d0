import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DURABLE, restoreDurable } from '../../parts/durable/durable-storage.ts';
import type { KeptCalibration } from './calibration.ts';
import {
  deviceId,
  deviceStorage,
  isOfScreen,
  newerMeasure,
  readCalibrations,
  storeCalibration,
} from './calibration-store.ts';

const emptied = () =>
  new Promise<void>((resolve) => {
    localStorage.clear();
    const request = indexedDB.deleteDatabase(DURABLE);
    request.onsuccess = () => resolve();
    request.onblocked = () => resolve();
  });
beforeEach(emptied);
afterEach(emptied);

const measured = (at: string, pixelsPerMm: number): KeptCalibration => ({
  pixelsPerMm,
  pixelRatio: 1,
  display: [1280, 800],
  window: [1280, 800],
  device: 'd',
  at,
});

/** Starts the page with a local storage that is empty, or holds only the given entries. */
async function startAfterKill(left: Readonly<Record<string, string>> = {}): Promise<void> {
  localStorage.clear();
  for (const [key, text] of Object.entries(left)) localStorage.setItem(key, text);
  await restoreDurable(isOfScreen, (_key, here, kept) => newerMeasure(here, kept));
}

test('BTH-39 the measure of the screen and the name of the device outlive a browser that is killed at once', async () => {
  const name = deviceId(deviceStorage(), 'Chrome/140.0');
  expect(storeCalibration(deviceStorage(), measured('2026-11-18T09:00:00Z', 5))).toBe(true);
  await vi.waitUntil(async () => {
    await startAfterKill();
    return Object.keys(localStorage).length === 2;
  });
  expect(deviceId(deviceStorage(), 'another')).toBe(name);
  expect(readCalibrations(localStorage)).toEqual([measured('2026-11-18T09:00:00Z', 5)]);
});

test('BTH-39 BTH-70 of two measures the newer one holds, wherever it stands; one that stood in the local storage alone is kept', async () => {
  const [older, newer] = [
    JSON.stringify([measured('2026-11-18T09:00:00Z', 5)]),
    JSON.stringify([measured('2026-11-19T09:00:00Z', 4)]),
  ];
  expect(newerMeasure(older, newer)).toBe(newer);
  expect(newerMeasure(newer, older)).toBe(newer);
  expect(newerMeasure('of here', 'that was kept')).toBe('that was kept');
  expect(newerMeasure(null, null)).toBe(null);
  await startAfterKill({ calibracion: older });
  await startAfterKill();
  expect(localStorage.getItem('calibracion')).toBe(older);
  await startAfterKill({ calibracion: newer });
  await startAfterKill();
  expect(localStorage.getItem('calibracion')).toBe(newer);
  await startAfterKill({ calibracion: older });
  expect(localStorage.getItem('calibracion')).toBe(newer);
});

test('BTH-39 a browser that keeps nothing says so of a measure, and the page goes on', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(storeCalibration(deviceStorage(), measured('2026-11-18T09:00:00Z', 5))).toBe(false);
  expect(deviceId(deviceStorage(), '')).toBe('unnamed');
  vi.restoreAllMocks();
});
