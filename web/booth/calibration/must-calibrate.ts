import { type KeyValueStore, readCalibrations } from './calibration-store.ts';

/**
 * CAL-6: whether a taster is sent to calibration before the own evaluations: this device holds no calibration, or 0
 * (docs/specification/addresses.md). A calibration of another zoom or display is asked for where a line is drawn.
 */
export const mustCalibrate = (store: KeyValueStore): boolean =>
  readCalibrations(store).length === 0;
