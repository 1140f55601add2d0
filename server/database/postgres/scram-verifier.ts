import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

/** What PostgreSQL itself uses (`scram_iterations`); the password is of 256 random bits, so that more would guard nothing. */
const ITERATIONS = 4096;

/**
 * What a PostgreSQL server keeps of a password (RFC 5803, SCRAM-SHA-256): given instead of the password, it stands in no log
 * of statements. The password is of letters that need no preparation (RFC 4013).
 */
export function scramVerifier(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const key = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(key('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${key('Server Key').toString('base64')}`;
}
