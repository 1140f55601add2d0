import { digest } from 'lib0/hash/sha256';
import { canonical } from './canonical.ts';

/**
 * The SHA-256 of a value in canonical JSON, in hexadecimal; a device without a network computes the
 * same as the server.
 */
export const canonicalDigest = (value: unknown): string =>
  Array.from(digest(new TextEncoder().encode(canonical(value))), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
