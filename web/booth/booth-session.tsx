import { useParams } from '@tanstack/react-router';
import { useMe } from '../parts/http/use-me.ts';
import { boothPlace } from './booth-names.ts';
import { NoBooth } from './no-booth.tsx';
import { TrayBooth } from './tray-booth.tsx';

/** The booth of the signed-in taster in the session of the address. */
export function BoothSession() {
  const { session = '' } = useParams({ strict: false });
  const place = boothPlace(useMe(), session);
  return place === null ? <NoBooth /> : <TrayBooth place={place} />;
}
