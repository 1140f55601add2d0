import { keepDurably } from '../../parts/durable/durable-storage.ts';
import { deviceName } from '../../parts/people/device-name.ts';
import { namedDevice } from '../../parts/people/named-device.ts';
import { type KeptCalibration, keepCalibration } from './calibration.ts';

/** The names under which this device keeps its calibrations and its own id. */
const KEPT = 'calibracion';
const DEVICE = 'device';

/** BTH-39: whether an entry of the local storage is the measure of the screen or the name of the device: they outlive a kill. */
export const isOfScreen = (key: string): boolean => key === KEPT || key === DEVICE;

/** Where a device keeps small things: read from the browser's local storage, kept so that they outlive a kill (BTH-39). */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * BTH-39: which measure of the screen holds where two are kept: the newer one. A line drawn by an older would not be 100 mm. The
 * name of the device is the one that was kept.
 */
export const newerMeasure = (here: string | null, kept: string | null): string | null =>
  here === null || kept === null ? (here ?? kept) : newestIn(here) > newestIn(kept) ? here : kept;

const newestIn = (text: string): string =>
  parseCalibrations(text)
    .map(({ at }) => at)
    .toSorted()
    .at(-1) ?? '';

/** The browser's own. */
export const deviceStorage = (): KeyValueStore => ({
  getItem: (key) => localStorage.getItem(key),
  setItem(key, text) {
    // What is refused here is told at once; what is written beside it comes back at the next start.
    localStorage.setItem(key, text);
    keepDurably(key, text).catch(() => undefined);
  },
});

/** Reads kept calibrations from their text; none when it cannot be read. */
export function parseCalibrations(text: string): readonly KeptCalibration[] {
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** The text under which this device keeps its calibrations; empty when there are none or nothing can be read. */
export function calibrationText(store: KeyValueStore): string {
  try {
    return store.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
}

/** The calibrations this device keeps. */
export const readCalibrations = (store: KeyValueStore): readonly KeptCalibration[] =>
  parseCalibrations(calibrationText(store));

/** Keeps a new calibration on this device. False when the browser refuses to keep anything. */
export function storeCalibration(store: KeyValueStore, next: KeptCalibration): boolean {
  try {
    store.setItem(KEPT, JSON.stringify(keepCalibration(readCalibrations(store), next)));
    return true;
  } catch {
    return false;
  }
}

/**
 * CAL-4: the name of this device, made on first asking: what its browser is called, and figures of its own. It says
 * nothing of who uses it.
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
