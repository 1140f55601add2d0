import { keepDurably } from '../../parts/durable/durable-storage.ts';
import { deviceName } from '../../parts/people/device-name.ts';
import { namedDevice } from '../../parts/people/named-device.ts';
import { type KeptCalibration, keepCalibration } from './calibration.ts';

/** The local storage keys of this device's calibrations and of its device id. */
const KEPT = 'calibracion';
const DEVICE = 'device';

/**
 * Whether a local storage key is that of the screen calibrations or of the device id: both are kept
 * in crash-safe storage (BTH-39).
 */
export const isOfScreen = (key: string): boolean => key === KEPT || key === DEVICE;

/**
 * A key-value store of the device: reads from local storage, and writes also to crash-safe storage
 * (BTH-39).
 */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Chooses between two stored values of one key at start (BTH-39). Of two screen calibrations it
 * takes the newer: a line drawn by an older would not be 100 mm. Of two device ids it takes the one
 * in crash-safe storage.
 */
export const newerMeasure = (here: string | null, kept: string | null): string | null =>
  here === null || kept === null ? (here ?? kept) : newestIn(here) > newestIn(kept) ? here : kept;

const newestIn = (text: string): string =>
  parseCalibrations(text)
    .map(({ at }) => at)
    .toSorted()
    .at(-1) ?? '';

/** Creates the key-value store of this browser. */
export const deviceStorage = (): KeyValueStore => ({
  getItem: (key) => localStorage.getItem(key),
  setItem(key, text) {
    // A refusal of local storage is thrown at once. What it loses in a crash is restored from
    // crash-safe storage at the next start.
    localStorage.setItem(key, text);
    keepDurably(key, text).catch(() => undefined);
  },
});

/** Parses stored calibrations from their JSON text; none if it cannot be read. */
export function parseCalibrations(text: string): readonly KeptCalibration[] {
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** The stored calibrations as JSON text; empty if there are none or the browser refuses access. */
export function calibrationText(store: KeyValueStore): string {
  try {
    return store.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
}

/** The calibrations that are stored on this device, oldest first. */
export const readCalibrations = (store: KeyValueStore): readonly KeptCalibration[] =>
  parseCalibrations(calibrationText(store));

/**
 * Stores a new calibration on this device. Returns false if the browser refuses to store anything.
 */
export function storeCalibration(store: KeyValueStore, next: KeptCalibration): boolean {
  try {
    store.setItem(KEPT, JSON.stringify(keepCalibration(readCalibrations(store), next)));
    return true;
  } catch {
    return false;
  }
}

/**
 * The device id, created on first use: the browser's name and random digits (CAL-4). It says
 * nothing about who uses the device.
 */
export function deviceId(store: KeyValueStore, browser: string): string {
  try {
    const known = store.getItem(DEVICE);
    if (known) return known;
    const own = crypto.getRandomValues(new Uint32Array(2)).join('-');
    const made = namedDevice(deviceName(browser), own);
    store.setItem(DEVICE, made);
    return made;
  } catch {
    return 'unnamed';
  }
}

const isPair = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((side) => typeof side === 'number');

function isKept(value: unknown): value is KeptCalibration {
  if (typeof value !== 'object' || value === null) return false;
  const { pixelsPerMm, pixelRatio, display, window, device, at } = value as Record<string, unknown>;
  return (
    typeof pixelsPerMm === 'number' &&
    pixelsPerMm > 0 &&
    typeof pixelRatio === 'number' &&
    isPair(display) &&
    isPair(window) &&
    typeof device === 'string' &&
    typeof at === 'string'
  );
}
