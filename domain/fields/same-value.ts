/** FRM-9: two fields that must hold the same, as a password and its repetition (section 5). Blanks count. */
export const isSameValue = (value: string, repeated: string): boolean => value === repeated;
