/**
 * The presence of a taster's device on its tray, for the desk: a count, and nothing else. It also shows the taster’s other
 * devices that this one is there (BTH-10).
 */
export type DevicePresence = {
  /** How many values it holds that the database does not. */
  readonly unstored: number;
};

/** More than any tray can hold. */
const MOST = 9_999;

/** BLI-3, BRD-11: reads the presence of a device; null for anything that is no count. */
export function parseDevicePresence(state: unknown): DevicePresence | null {
  if (typeof state !== 'object' || state === null) return null;
  const { unstored } = state as Readonly<Record<string, unknown>>;
  if (typeof unstored !== 'number' || !Number.isInteger(unstored)) return null;
  return unstored < 0 || unstored > MOST ? null : { unstored };
}
