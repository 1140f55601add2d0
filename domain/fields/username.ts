/**
 * Whether a text is a user name: 3 to 30 letters, digits, dots, dashes and underscores; case does
 * not distinguish names.
 */
export const isUsername = (text: string): boolean => /^[a-zA-Z0-9_.-]{3,30}$/.test(text);
