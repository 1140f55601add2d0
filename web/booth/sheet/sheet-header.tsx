import { useLingui } from '@lingui/react/macro';
import type { Connection } from '../../live/pool/sync-pool.ts';
import { useSheetWords } from '../../parts/points/use-sheet-words.ts';
import { GlassGlyph } from '../../ui/glass-glyph/glass-glyph.tsx';
import { TrayDots } from '../../ui/tray-dots/tray-dots.tsx';
import { CallLeader } from '../calls/call-leader.tsx';
import type { Call } from '../calls/use-call.ts';
import { BoothSavedSteps } from '../frame/booth-saved-steps.tsx';
import { savedStepsOf } from '../frame/saved-state.ts';
import type { TrayGlass } from '../tray-state/glass-state.ts';
import type { OpenSheet } from '../tray-state/open-sheet.ts';
import { trayDotsOf } from '../tray-state/tray-dots-of.ts';
import type { Booth } from '../tray-state/use-booth.ts';
import { HeatingDeviceControl } from './heating-device-control.tsx';
import * as style from './sheet-view.css.ts';

/**
 * The header of a sheet: glass, position in the tray, heating device, save status and call button.
 */
export function SheetHeader({
  isTitle,
  booth,
  glass,
  sheet,
  call,
  connection,
}: {
  /** Whether the glass is the heading of the page; a review has its own. */
  readonly isTitle: boolean;
  readonly booth: Pick<Booth, 'glasses' | 'definition' | 'tray'>;
  readonly glass: TrayGlass;
  readonly sheet: OpenSheet;
  readonly call: Call;
  readonly connection: Connection;
}) {
  const { t } = useLingui();
  const total = booth.glasses.length;
  const definition = booth.definition;
  const words = useSheetWords();
  return (
    <>
      <GlassGlyph code={glass.code} label={t`Glass`} isHeading={isTitle} />
      <TrayDots dots={trayDotsOf(booth.glasses, glass)} text={t`${glass.position} of ${total}`} />
      {definition.needs.heatingDevice && <HeatingDeviceControl sheet={sheet} />}
      {definition.name !== undefined && (
        <span className={style.name}>{words(definition.name)}</span>
      )}
      <span className={style.apart} />
      <BoothSavedSteps isShort steps={savedStepsOf([sheet.status])} connection={connection} />
      <CallLeader call={call} lit={booth.tray.call} />
    </>
  );
}
