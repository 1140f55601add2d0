import { useWakeLock } from '../../parts/page/use-wake-lock.ts';
import { useAnswers } from '../answer/use-answers.ts';
import { useCall } from '../calls/use-call.ts';
import { useSealing } from '../handing-in/use-sealing.ts';
import type { BoothPlace } from '../tray-state/booth-names.ts';
import { isStopped } from '../tray-state/booth-step.ts';
import { type Booth, useBooth } from '../tray-state/use-booth.ts';
import { useStoreUnfinishedTray } from '../tray-state/use-store-unfinished-tray.ts';
import { CurrentStep } from './current-step.tsx';
import { useDeviceWord } from './use-device-word.ts';
import { WaitingForTray } from './waiting-for-tray.tsx';

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
