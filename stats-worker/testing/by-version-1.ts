/**
 * The settings of a test for version 1 of the method: blank lines count, pairs are within one
 * session (M-RECORD).
 */
export const BY_VERSION_1 = { method: 'verdial-method-1' } as const;
