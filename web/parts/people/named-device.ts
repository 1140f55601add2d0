const BETWEEN = ' · ';

/**
 * Composes the name of a device from the name of its browser and its id. The browser's part is
 * missing where it is unknown.
 */
export const namedDevice = (browser: string, own: string): string =>
  browser === '' ? own : `${browser}${BETWEEN}${own}`;

/**
 * The parts of a device name that people read: the name, and the last digits of the device's id
 * where it has one.
 */
export type ShownDevice = { readonly name: string; readonly figures: string | null };

/**
 * Splits a device name into what people read (EVL-2): "Chrome, Windows" and its last four digits,
 * or the name that a booth was given.
 */
export function shownDevice(device: string): ShownDevice {
  const at = device.lastIndexOf(BETWEEN);
  const name = at < 0 ? '' : device.slice(0, at);
  const own = at < 0 ? device : device.slice(at + BETWEEN.length);
  if (!/^\d{1,10}-\d{1,10}$/.test(own)) return { name: device, figures: null };
  return { name, figures: own.slice(-4) };
}
