/** The most characters a password may have: more would only cost the server time. */
export const LONGEST_PASSWORD = 128;

const NEEDED: readonly RegExp[] = [/[0-9]/, /[!@#$%^&*]/, /[a-z]/, /[A-Z]/];

/**
 * ACC-4: at least eight characters with a digit, a special character of `!@#$%^&*`, a lower-case and an upper-case
 * letter. An empty password is not one; forms decide where it may stay empty.
 */
export function isAcceptablePassword(password: string): boolean {
  return (
    password.length >= 8 &&
    password.length <= LONGEST_PASSWORD &&
    NEEDED.every((pattern) => pattern.test(password))
  );
}
