/** The settings of a test that stays with version 2: a few tasters are enough for an index (M-RECORD). */
export const BY_VERSION_2 = { method: 'verdial-method-2' } as const;
