import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

/**
 * The default of PostgreSQL (`scram_iterations`). The password has 256 random bits, so more
 * iterations would add no security.
 */
const ITERATIONS = 4096;

/**
 * Computes the SCRAM-SHA-256 verifier of a password, which a PostgreSQL server stores in its place
 * (RFC 5803). Sent instead of the password, it keeps the password out of statement logs. The
 * password must consist of characters that need no SASLprep (RFC 4013).
 */
export function scramVerifier(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const key = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(key('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${key('Server Key').toString('base64')}`;
}
