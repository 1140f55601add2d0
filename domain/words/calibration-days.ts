/** The age of a screen calibration, in days, from which it is shown as old; it stays valid (P). */
export const CALIBRATION_DAYS = 30;
