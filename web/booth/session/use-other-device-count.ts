import { useCallback, useSyncExternalStore } from 'react';
import { trayName } from '../../../domain/documents/document-names.ts';
import { devicesBeside } from '../../../domain/sync/devices-beside.ts';
import { useDocument } from '../../live/pool/use-document.tsx';
import type { BoothPlace } from '../tray-state/booth-names.ts';

/** BTH-10: the number of other devices on which this tray is open now, by their presence. Without a network it is 0, and nobody is alarmed. */
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
    awareness === null ? 0 : devicesBeside(awareness.getStates(), awareness.clientID),
  );
}
