/** The greatest |z| of a satisfactory reference check (M-RM); above it is a warning. */
export const Z_WARNING = 2;
/** The greatest |z| that is only a warning; above it the check fails. */
export const Z_ACTION = 3;
/** The limit lines of z, on both sides of zero (M-RM). */
export const Z_LIMITS: readonly number[] = [-Z_ACTION, -Z_WARNING, Z_WARNING, Z_ACTION];
/** The greatest En that passes (M-RM). */
export const EN_MAX = 1;
