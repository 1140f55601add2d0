import { useContext } from 'react';
import { deviceZone } from './device-zone.ts';
import { ZoneContext } from './zone-context.ts';

/** ZON-1: the time zone that days and times are shown in: the panel’s, or this device’s where nobody is signed in. */
export const useZone = (): string => useContext(ZoneContext) ?? deviceZone();
