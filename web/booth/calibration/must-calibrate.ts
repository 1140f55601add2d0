import { type Keeper, readCalibrations } from './calibration-store.ts';

/**
 * CAL-6: whether a taster is sent to calibration before the own evaluations: this device holds no calibration, or 0
 * (docs/specification/addresses.md). A calibration of another zoom or display is asked for where a line is drawn.
 */
export const mustCalibrate = (keeper: Keeper): boolean => readCalibrations(keeper).length === 0;
