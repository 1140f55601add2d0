import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type CalibrationState, calibrationState, type KeptCalibration } from './calibration.ts';
import {
  calibrationText,
  deviceStorage,
  parseCalibrations,
  storeCalibration,
} from './calibration-store.ts';
import { useDeviceId } from './use-device-id.ts';
import { useScreen } from './use-screen.ts';

const CHANGED = 'verdial:calibrated';

function watch(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether this screen shows 100 mm as 100 mm, what is kept, and how to keep a new measurement. */
export function useCalibration(): {
  readonly state: CalibrationState;
  readonly latest: KeptCalibration | null;
  readonly device: string;
  /** Keeps a measurement of the screen as it is now. False when the browser keeps nothing. */
  readonly keep: (pixelsPerMm: number, at: string) => boolean;
} {
  const screen = useScreen();
  const text = useSyncExternalStore(watch, () => calibrationText(localStorage));
  const device = useDeviceId();
  const kept = useMemo(() => parseCalibrations(text), [text]);
  const keep = useCallback(
    (pixelsPerMm: number, at: string) => {
      const { pixelRatio, display, window: size } = screen;
      const done = storeCalibration(deviceStorage(), {
        pixelsPerMm,
        pixelRatio,
        display,
        window: size,
        device,
        at,
      });
      window.dispatchEvent(new Event(CHANGED));
      return done;
    },
    [screen, device],
  );
  return { state: calibrationState(kept, screen), latest: kept.at(-1) ?? null, device, keep };
}
