/** A user name: 3 to 30 letters, digits, dots, dashes and underscores; capitals make no other name. */
export const isUsername = (text: string): boolean => /^[a-zA-Z0-9_.-]{3,30}$/.test(text);
