import { useQuery } from '@tanstack/react-query';
import { trayName } from '../../../domain/documents/document-names.ts';
import { readTray } from '../../../domain/documents/tray.document.ts';
import { useDocument } from '../../live/pool/use-document.tsx';
import { useDocumentValue } from '../../live/pool/use-document-value.ts';
import { useMe } from '../../parts/http/use-me.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { CallLeader } from '../calls/call-leader.tsx';
import { CallNote } from '../calls/call-note.tsx';
import { useCall } from '../calls/use-call.ts';
import { type BoothPlace, boothPlace } from '../tray-state/booth-names.ts';
import { evaluationsQuery } from './evaluations-query.ts';

/**
 * The call button during the calibration: it calls the leader of the session that is open for the
 * taster, and is absent without one (CAL-8).
 */
export function CalibrationCall() {
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
