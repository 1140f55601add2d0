/**
 * The settings of a test for version 2 of the method: a few tasters are enough for an index
 * (M-RECORD).
 */
export const BY_VERSION_2 = { method: 'verdial-method-2' } as const;
