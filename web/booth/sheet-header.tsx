import { useLingui } from '@lingui/react/macro';
import { GlassGlyph } from '../ui/glass-glyph/glass-glyph.tsx';
import { Spacer } from '../ui/layout/spacer.tsx';
import { TrayDots } from '../ui/tray-dots/tray-dots.tsx';
import { BoothTrail } from './booth-trail.tsx';
import { CallLeader } from './call-leader.tsx';
import { isHandedIn, type TrayGlass } from './glass-state.ts';
import { HeatingDevice } from './heating-device.tsx';
import type { OpenSheet } from './open-sheet.ts';
import { trailOf } from './trail.ts';
import type { Booth } from './use-booth.ts';
import type { Call } from './use-call.ts';

/** The head of a sheet: which glass, where in the tray, the heating device, where the work is, and the call. */
export function SheetHeader({
  booth,
  glass,
  sheet,
  call,
}: {
  readonly booth: Booth;
  readonly glass: TrayGlass;
  readonly sheet: OpenSheet;
  readonly call: Call;
}) {
  const { t } = useLingui();
  const total = booth.glasses.length;
  return (
    <>
      <GlassGlyph code={glass.code} label={t`Glass`} />
      <TrayDots
        total={total}
        done={booth.glasses.filter(isHandedIn).length}
        text={t`${glass.position} of ${total}`}
      />
      <HeatingDevice sheet={sheet} />
      <Spacer />
      <BoothTrail isShort trail={trailOf([sheet.status])} />
      <CallLeader call={call} lit={booth.tray.call} />
    </>
  );
}
