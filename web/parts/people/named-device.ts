const BETWEEN = ' · ';

/** How a device calls itself: what its browser is called, where that is known, and figures that are its own. */
export const namedDevice = (browser: string, own: string): string =>
  browser === '' ? own : `${browser}${BETWEEN}${own}`;

/** What is shown of such a name: what people know it by, and the end of its own figures where it has them. */
export type ShownDevice = { readonly name: string; readonly figures: string | null };

/** EVL-2: what people read of a device: "Chrome, Windows" and its last four figures, or the name a booth was given. */
export function shownDevice(device: string): ShownDevice {
  const at = device.lastIndexOf(BETWEEN);
  const name = at < 0 ? '' : device.slice(0, at);
  const own = at < 0 ? device : device.slice(at + BETWEEN.length);
  if (!/^\d{1,10}-\d{1,10}$/.test(own)) return { name: device, figures: null };
  return { name, figures: own.slice(-4) };
}
