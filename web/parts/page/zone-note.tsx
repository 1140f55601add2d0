import { Trans } from '@lingui/react/macro';
import { isSameClock } from '../../../domain/words/zone-clock.ts';
import { deviceZone } from '../../i18n/device-zone.ts';
import { useZone } from '../../i18n/use-zone.ts';
import { Text } from '../../ui/layout/text.tsx';

/** ZON-4: on a device whose clock shows another time than the panel’s, whose days and times are shown. */
export function ZoneNote({ size = 14 }: { readonly size?: 14 | 16 }) {
  const zone = useZone();
  if (isSameClock(zone, deviceZone(), Date.now())) return null;
  return (
    <Text tone="muted" size={size}>
      <Trans>Days and times are the panel’s: {zone}</Trans>
    </Text>
  );
}
