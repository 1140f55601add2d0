import { createHash, randomBytes } from 'node:crypto';

/**
 * Generates an API key for watching: 256 random bits, with a prefix by which it is recognised
 * wherever it appears (LIV-15).
 */
export const newKey = (): string => `vwk_${randomBytes(32).toString('base64url')}`;

/**
 * Hashes an API key for storage (LIV-15). A plain SHA-256 is enough, since 256 random bits cannot
 * be guessed.
 */
export const digestOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');
