import { useParams } from '@tanstack/react-router';
import { useMe } from '../../parts/http/use-me.ts';
import { NoBooth } from '../frame/no-booth.tsx';
import { boothPlace, whyNoPlace } from '../tray-state/booth-names.ts';
import { TrayBooth } from './tray-booth.tsx';

/** The page of the signed-in taster's booth in the session of the address. */
export function BoothSession() {
  const { session } = useParams({ from: '/intra/profilesheet/$session' });
  const me = useMe();
  const place = boothPlace(me, session);
  return place === null ? <NoBooth why={whyNoPlace(me)} /> : <TrayBooth place={place} />;
}
