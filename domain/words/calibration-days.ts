/** A screen's calibration older than this, in days, is still valid and said to be old (P). */
export const CALIBRATION_DAYS = 30;
