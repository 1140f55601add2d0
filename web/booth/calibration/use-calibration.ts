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

/**
 * The calibration of this screen: whether it is valid now, the latest one, and how to store a new
 * one.
 */
export function useCalibration(): {
  readonly state: CalibrationState;
  readonly latest: KeptCalibration | null;
  readonly device: string;
  /**
   * Stores a calibration of the screen as it is now. Returns false if the browser stores nothing.
   */
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
