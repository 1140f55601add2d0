import { createHash, randomBytes } from 'node:crypto';

/** LIV-15: a new key: 256 bits of chance, told by its beginning wherever it turns up. */
export const newKey = (): string => `vwk_${randomBytes(32).toString('base64url')}`;

/** LIV-15: what is kept of a key. There is nothing to guess in 256 bits of chance: a plain digest is enough. */
export const digestOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');
