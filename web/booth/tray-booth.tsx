import type { BoothPlace } from './booth-names.ts';
import { isStopped } from './booth-step.ts';
import { StandNow } from './stand-now.tsx';
import { useAwake } from './use-awake.ts';
import { type Booth, useBooth } from './use-booth.ts';
import { useCall } from './use-call.ts';
import { useSealing } from './use-sealing.ts';
import { WaitingForTray } from './waiting-for-tray.tsx';

/** A taster's booth in one session: whatever stands now, from the tray to the last signature. */
export function TrayBooth({ place }: { readonly place: BoothPlace }) {
  const view = useBooth(place);
  return view.kind === 'booth' ? <Open booth={view.booth} /> : <WaitingForTray view={view} />;
}

function Open({ booth }: { readonly booth: Booth }) {
  const { place, tray, glasses } = booth;
  const call = useCall(place.session, tray.call);
  const refusals = useSealing(place.session, glasses);
  useAwake(tray.state === 'open');
  return (
    <StandNow
      booth={booth}
      call={call}
      refusals={refusals}
      isStopped={isStopped(tray.call, call)}
    />
  );
}
