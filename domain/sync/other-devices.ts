import { parseDevicePresence } from './device-presence.ts';

/** BTH-10: counts the other devices on the same tray now: each stands on the sheet that is open there (BTH-5). */
export const countOtherDevices = (states: ReadonlyMap<number, unknown>, own: number): number =>
  [...states].filter(([client, state]) => client !== own && parseDevicePresence(state) !== null)
    .length;
