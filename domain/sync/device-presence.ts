/**
 * The presence (awareness state) of a taster's device on its tray: a count for the desk, and
 * nothing else. It also shows the taster's other devices that this one is connected (BTH-10).
 */
export type DevicePresence = {
  /** How many values it holds that the database does not. */
  readonly unstored: number;
};

/** The largest valid count: more than any tray can hold. */
const MOST = 9_999;

/** Parses the presence of a device; null for anything that is not a count (BLI-3, BRD-11). */
export function parseDevicePresence(state: unknown): DevicePresence | null {
  if (typeof state !== 'object' || state === null) return null;
  const { unstored } = state as Readonly<Record<string, unknown>>;
  if (typeof unstored !== 'number' || !Number.isInteger(unstored)) return null;
  return unstored < 0 || unstored > MOST ? null : { unstored };
}
