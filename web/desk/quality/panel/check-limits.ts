/** M-RM: up to which |z| a check is satisfactory, and up to which it is a warning. */
export const Z_WARNING = 2;
export const Z_ACTION = 3;
/** M-RM: what z is held against, on both sides. */
export const Z_LIMITS: readonly number[] = [-Z_ACTION, -Z_WARNING, Z_WARNING, Z_ACTION];
/** M-RM: the greatest En. */
export const EN_MAX = 1;
