/**
 * Whether two fields hold the same text, such as a password and its repetition; white space counts
 * (FRM-9).
 */
export const isSameValue = (value: string, repeated: string): boolean => value === repeated;
