import { type KeyValueStore, readCalibrations } from './calibration-store.ts';

/**
 * Whether a taster is redirected to the calibration before their evaluations: this device stores no
 * calibration (CAL-6, docs/specification/addresses.md). A calibration of another zoom or display is
 * asked for where a line is drawn.
 */
export const mustCalibrate = (store: KeyValueStore): boolean =>
  readCalibrations(store).length === 0;
