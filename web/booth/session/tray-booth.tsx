import { useEffect } from 'react';
import { trayName } from '../../../domain/documents/document-names.ts';
import { useDocument } from '../../live/pool/use-document.tsx';
import { useWakeLock } from '../../parts/page/use-wake-lock.ts';
import { useAnswers } from '../answer/use-answers.ts';
import { useCall } from '../calls/use-call.ts';
import { useSealing } from '../handing-in/use-sealing.ts';
import type { BoothPlace } from '../tray-state/booth-names.ts';
import { isStopped } from '../tray-state/booth-step.ts';
import { countUnstored } from '../tray-state/count-unstored.ts';
import { type Booth, useBooth } from '../tray-state/use-booth.ts';
import { useStoreUnfinishedTray } from '../tray-state/use-store-unfinished-tray.ts';
import { CurrentStep } from './current-step.tsx';
import { WaitingForTray } from './waiting-for-tray.tsx';

/**
 * Debounce in ms: values that are stored within it are never reported as unstored. A mark is
 * painted first.
 */
const PAUSE = 100;

/**
 * Reports to the desk, by presence, how many values of this device the database lacks (BRD-11). The
 * latest count is sent on reconnect.
 */
function useDeviceWord({ place, glasses, sheets }: Booth): void {
  const awareness = useDocument(trayName(place, place.taster))?.handle.provider.awareness ?? null;
  const unstored = countUnstored(glasses, sheets);
  useEffect(() => {
    const say = () => awareness?.setLocalState(unstored === null ? {} : { unstored });
    const timer = setTimeout(say, PAUSE);
    return () => clearTimeout(timer);
  }, [awareness, unstored]);
}

/** A taster's booth in one session, from the tray to the last signature. */
export function TrayBooth({ place }: { readonly place: BoothPlace }) {
  const view = useBooth(place);
  useStoreUnfinishedTray(view);
  return view.kind === 'booth' ? <Open booth={view.booth} /> : <WaitingForTray view={view} />;
}

function Open({ booth }: { readonly booth: Booth }) {
  const { place, tray, glasses } = booth;
  const call = useCall(place.session, tray.call);
  const answers = useAnswers(booth);
  const refusals = useSealing(place.session, glasses);
  useWakeLock(tray.state === 'open');
  useDeviceWord(booth);
  return (
    <CurrentStep
      booth={booth}
      call={call}
      refusals={refusals}
      answers={answers}
      isStopped={isStopped(tray.call, call)}
    />
  );
}
