import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { trayName } from '../../../domain/documents/document-names.ts';
import { readTray } from '../../../domain/documents/tray.document.ts';
import { useDocument } from '../../live/pool/use-document.tsx';
import { useDocumentValue } from '../../live/pool/use-document-value.ts';
import { useMe } from '../../parts/http/use-me.ts';
import { address } from '../../parts/page/address.ts';
import { ownAddress } from '../../parts/page/return-url.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { CalibrationScreen } from '../calibration/calibration-screen.tsx';
import { mustCalibrate } from '../calibration/must-calibrate.ts';
import { CallLeader } from '../calls/call-leader.tsx';
import { CallNote } from '../calls/call-note.tsx';
import { useCall } from '../calls/use-call.ts';
import { BoothAccount } from '../frame/booth-account.tsx';
import { type BoothPlace, boothPlace } from '../tray-state/booth-names.ts';
import { evaluationsQuery } from './evaluations-query.ts';

/**
 * The page `/intra/calibration`: calibrates this screen, then goes back to the page that asked for
 * it. A taster on a device without a calibration can only calibrate or sign out (CAL-6).
 */
export function CalibrationPage() {
  const router = useRouter();
  const isTaster = useMe().role === 'catadores';
  const { returnUrl } = useSearch({ from: '/intra/calibration' });
  return (
    <CalibrationScreen
      reason="asked"
      mayLeave={!isTaster || !mustCalibrate(localStorage)}
      end={
        isTaster && (
          <>
            <CalibrationCall />
            <BoothAccount />
          </>
        )
      }
      onDone={() => router.history.push(ownAddress(returnUrl, address('/intra')))}
    />
  );
}

/**
 * The call button during the calibration: it calls the leader of the session that is open for the
 * taster, and is absent without one (CAL-8).
 */
function CalibrationCall() {
  const me = useMe();
  const { data } = useQuery(evaluationsQuery(me, 1));
  const [place] = (data?.open ?? []).flatMap(({ session }) => boothPlace(me, session) ?? []);
  return place === undefined ? null : <CallFrom place={place} />;
}

function CallFrom({ place }: { readonly place: BoothPlace }) {
  const open = useDocument(trayName(place, place.taster));
  const tray = useDocumentValue(open?.handle ?? null, readTray);
  const lit = tray?.ok === true ? tray.value.call : null;
  const call = useCall(place.session, lit);
  return (
    <Stack gap={2}>
      <CallLeader call={call} lit={lit} />
      <CallNote call={call} />
    </Stack>
  );
}
