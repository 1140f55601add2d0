/** FRM-9: two fields that must hold the same, as a password and its repetition. Blanks count. */
export const isSameValue = (value: string, repeated: string): boolean => value === repeated;
