import { useCallback, useSyncExternalStore } from 'react';
import { trayName } from '../../../domain/documents/document-names.ts';
import { countOtherDevices } from '../../../domain/sync/other-devices.ts';
import { useDocument } from '../../live/pool/use-document.tsx';
import type { BoothPlace } from '../tray-state/booth-names.ts';

/**
 * The number of other devices that have this tray open, by their presence (BTH-10). Without a
 * network it is 0, so that nobody is alarmed.
 */
export function useOtherDeviceCount(place: BoothPlace): number {
  const awareness = useDocument(trayName(place, place.taster))?.handle.provider.awareness ?? null;
  const subscribe = useCallback(
    (listener: () => void) => {
      awareness?.on('change', listener);
      return () => awareness?.off('change', listener);
    },
    [awareness],
  );
  return useSyncExternalStore(subscribe, () =>
    awareness === null ? 0 : countOtherDevices(awareness.getStates(), awareness.clientID),
  );
}
