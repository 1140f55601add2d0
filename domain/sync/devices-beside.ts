import { parseDeviceWord } from './device-word.ts';

/** BTH-10: how many other devices say a word of the same tray now: each stands on the sheet that is open there (BTH-5). */
export const devicesBeside = (states: ReadonlyMap<number, unknown>, own: number): number =>
  [...states].filter(([client, state]) => client !== own && parseDeviceWord(state) !== null).length;
