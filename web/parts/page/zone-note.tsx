import { Trans } from '@lingui/react/macro';
import { isSameClock } from '../../../domain/words/zone-clock.ts';
import { deviceZone } from '../../i18n/device-zone.ts';
import { useZone } from '../../i18n/use-zone.ts';
import { Text } from '../../ui/layout/text.tsx';

import { above } from './zone-note.css.ts';

/**
 * Says that days and times are in the panel's time zone, on a device whose clock differs (ZON-4).
 */
export function ZoneNote({ place = 'desk' }: { readonly place?: 'desk' | 'booth' }) {
  const zone = useZone();
  if (isSameClock(zone, deviceZone(), Date.now())) return null;
  const isDesk = place === 'desk';
  return (
    <div className={isDesk ? above : undefined}>
      <Text tone="muted" size={isDesk ? 14 : 16}>
        <Trans>Days and times are the panel’s: {zone}</Trans>
      </Text>
    </div>
  );
}
