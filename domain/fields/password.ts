/** The longest password, in characters: hashing a longer one would only cost the server time. */
export const LONGEST_PASSWORD = 128;

const NEEDED: readonly RegExp[] = [/[0-9]/, /[!@#$%^&*]/, /[a-z]/, /[A-Z]/];

/**
 * Whether a password may be chosen: 8 to 128 characters with a digit, a special character of
 * `!@#$%^&*`, a lower-case and an upper-case letter (ACC-4). An empty text is refused; forms decide
 * where a password may stay empty.
 */
export function isAcceptablePassword(password: string): boolean {
  return (
    password.length >= 8 &&
    password.length <= LONGEST_PASSWORD &&
    NEEDED.every((pattern) => pattern.test(password))
  );
}
