/** A screen calibration older than this, in days, is shown as old; it stays valid (P). */
export const CALIBRATION_DAYS = 30;
