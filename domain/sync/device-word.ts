/** What a taster's device says of itself on its tray, for the desk: a count, and nothing else. That it is said tells the taster’s other devices that this one is there (BTH-10). */
export type DeviceWord = {
  /** How many values it holds that the database does not. */
  readonly unstored: number;
};

/** More than any tray can hold. */
const MOST = 9_999;

/** BLI-3, BRD-11: reads the word of a device; null for anything that is no count. */
export function parseDeviceWord(state: unknown): DeviceWord | null {
  if (typeof state !== 'object' || state === null) return null;
  const { unstored } = state as Readonly<Record<string, unknown>>;
  if (typeof unstored !== 'number' || !Number.isInteger(unstored)) return null;
  return unstored < 0 || unstored > MOST ? null : { unstored };
}
