/** The field of a new password, which the server refuses for being known or too near to what is known of its owner. */
export const ABOUT_PASSWORD = {
  'password-weak': 'password',
  'password-common': 'password',
  'password-own-word': 'password',
} as const;
