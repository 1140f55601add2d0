/** The settings of a test that stays with version 1: blank lines count, pairs lie in one session (M-RECORD). */
export const BY_VERSION_1 = { method: 'verdial-method-1' } as const;
