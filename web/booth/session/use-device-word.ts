import { useEffect } from 'react';
import { trayName } from '../../../domain/documents/document-names.ts';
import { useDocument } from '../../live/pool/use-document.tsx';
import { countUnstored } from '../tray-state/count-unstored.ts';
import type { Booth } from '../tray-state/use-booth.ts';

/** What was stored by then was never told as lacking, in ms: a mark is painted before anything is said of it. */
const PAUSE = 100;

/** BRD-11: tells the desk how many values this device holds that the database does not; kept ready while it is away. */
export function useDeviceWord({ place, glasses, sheets }: Booth): void {
  const awareness = useDocument(trayName(place, place.taster))?.handle.provider.awareness ?? null;
  const unstored = countUnstored(glasses, sheets);
  useEffect(() => {
    const say = () => awareness?.setLocalState(unstored === null ? {} : { unstored });
    const timer = setTimeout(say, PAUSE);
    return () => clearTimeout(timer);
  }, [awareness, unstored]);
}
