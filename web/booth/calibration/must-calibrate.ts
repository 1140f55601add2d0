import { type KeyValueStore, readCalibrations } from './calibration-store.ts';

/**
 * Whether a taster is redirected to the calibration before their evaluations: this device stores no
 * calibration, or 0 (CAL-6). A calibration of another zoom or display is asked for where a line is
 * drawn.
 */
export const mustCalibrate = (store: KeyValueStore): boolean =>
  readCalibrations(store).length === 0;
