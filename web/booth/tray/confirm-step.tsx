import {
  setHeatingDevice,
  startEvaluation,
} from '../../../domain/documents/evaluation.document.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { type KeptCalibration, toCalibration } from '../calibration/calibration.ts';
import { useDeviceId } from '../calibration/use-device-id.ts';
import type { Call } from '../calls/use-call.ts';
import type { TrayGlass } from '../tray-state/glass-state.ts';
import type { Booth } from '../tray-state/use-booth.ts';
import { ConfirmGlass } from './confirm-glass.tsx';
import { namedHeatingDevice } from './named-heating-device.ts';
import { TrayView } from './tray-view.tsx';

/** The tray with the confirmation of the next glass; the right code opens its sheet. */
export function ConfirmStep({
  booth,
  next,
  calibration,
  call,
}: {
  readonly booth: Booth;
  readonly next: TrayGlass;
  /** Null for a sheet without lines. */
  readonly calibration: KeptCalibration | null;
  readonly call: Call;
}) {
  const { locale } = useLocale();
  const device = useDeviceId();
  const { needs } = booth.definition;
  const held = booth.sheets.get(next.code);

  function start(heatingDevice: string | null): void {
    const doc = held?.handle.doc;
    if (doc === undefined) return;
    if (heatingDevice !== null) setHeatingDevice(doc, heatingDevice);
    startEvaluation(doc, {
      at: new Date().toISOString(),
      language: locale,
      calibration: calibration && toCalibration(calibration),
      device,
    });
  }

  return (
    <TrayView booth={booth}>
      <ConfirmGlass
        key={next.code}
        expected={next.code}
        tray={booth.glasses.map(({ code }) => code)}
        device={needs.heatingDevice ? namedHeatingDevice(held?.value) : null}
        onConfirm={start}
        onWrongGlass={(read) =>
          call.send({ reason: 'wrong-glass', ...(read !== null && { read }) })
        }
      />
    </TrayView>
  );
}
