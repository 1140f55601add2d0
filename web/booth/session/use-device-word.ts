import { useEffect } from 'react';
import { trayName } from '../../../domain/documents/document-names.ts';
import { useDocument } from '../../live/pool/use-document.tsx';
import { countUnstored } from '../tray-state/count-unstored.ts';
import type { Booth } from '../tray-state/use-booth.ts';

/**
 * Debounce in ms: values that are stored within it are never reported as unstored. A mark is
 * painted first.
 */
const PAUSE = 100;

/**
 * Reports to the desk, by presence, how many values of this device the database lacks (BRD-11). The
 * latest count is sent on reconnect.
 */
export function useDeviceWord({ place, glasses, sheets }: Booth): void {
  const awareness = useDocument(trayName(place, place.taster))?.handle.provider.awareness ?? null;
  const unstored = countUnstored(glasses, sheets);
  useEffect(() => {
    const say = () => awareness?.setLocalState(unstored === null ? {} : { unstored });
    const timer = setTimeout(say, PAUSE);
    return () => clearTimeout(timer);
  }, [awareness, unstored]);
}
