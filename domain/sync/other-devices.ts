import { parseDevicePresence } from './device-presence.ts';

/**
 * Counts the other devices that are connected to the same tray, by presence: all show the sheet
 * that is open there (BTH-5, BTH-10).
 */
export const countOtherDevices = (states: ReadonlyMap<number, unknown>, own: number): number =>
  [...states].filter(([client, state]) => client !== own && parseDevicePresence(state) !== null)
    .length;
