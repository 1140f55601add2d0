import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSameSeal } from './is-same-seal.ts';

const id = z.uuid();

/** Makes and reads the tokens by which owners confirm. */
export type ConfirmTokens = ReturnType<typeof createConfirmTokens>;

/**
 * ACC-121: the tokens of the links by which owners confirm. They are made from the server's secret, so that none is kept
 * anywhere, not in the letters that wait either.
 */
export function createConfirmTokens(secret: string) {
  const sealOf = (doubt: string): string =>
    createHmac('sha256', secret).update(`confirm ${doubt}`).digest('base64url');
  return {
    /** The token of a doubt. */
    tokenOf: (doubt: string): string => `${doubt}.${sealOf(doubt)}`,
    /** The doubt of a token, or null when this server did not make it. */
    read(token: string): string | null {
      const [doubt = '', seal = ''] = token.split('.');
      return isSameSeal(seal, sealOf(doubt)) && id.safeParse(doubt).success ? doubt : null;
    },
  };
}
