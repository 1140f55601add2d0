import { useContext, useMemo } from 'react';
import { deviceZone } from './device-zone.ts';
import { ZoneContext } from './zone-context.ts';

/**
 * The time zone in which dates and times are shown: the panel’s, or this device’s if nobody is
 * signed in (ZON-1).
 */
export function useZone(): string {
  const ofPanel = useContext(ZoneContext);
  // Memoised: asking the browser takes as long as the rest of a small component.
  return useMemo(() => ofPanel ?? deviceZone(), [ofPanel]);
}
