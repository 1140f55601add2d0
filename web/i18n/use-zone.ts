import { useContext, useMemo } from 'react';
import { deviceZone } from './device-zone.ts';
import { ZoneContext } from './zone-context.ts';

/** ZON-1: the time zone that days and times are shown in: the panel’s, or this device’s where nobody is signed in. */
export function useZone(): string {
  const ofPanel = useContext(ZoneContext);
  // To ask the browser takes as long as the rest of a small component.
  return useMemo(() => ofPanel ?? deviceZone(), [ofPanel]);
}
