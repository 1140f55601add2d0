/**
 * The form field of each refusal of a new password: it is too weak, too common, or too similar to
 * its owner's data.
 */
export const ABOUT_PASSWORD = {
  'password-weak': 'password',
  'password-common': 'password',
  'password-own-word': 'password',
} as const;
