import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSameSeal } from './is-same-seal.ts';

const id = z.uuid();

/** Creates and verifies the signed tokens by which owners confirm a sign-in alert. */
export type ConfirmTokens = ReturnType<typeof createConfirmTokens>;

/**
 * Creates the tokens of the links by which owners confirm a sign-in alert (ACC-121). A token is an
 * HMAC under the server's secret, so no token is stored, not even with queued mails.
 */
export function createConfirmTokens(secret: string) {
  const sealOf = (doubt: string): string =>
    createHmac('sha256', secret).update(`confirm ${doubt}`).digest('base64url');
  return {
    /** Returns the token of a sign-in alert. */
    tokenOf: (doubt: string): string => `${doubt}.${sealOf(doubt)}`,
    /**
     * Returns the id of the sign-in alert of a token, or null when this server did not sign the
     * token.
     */
    read(token: string): string | null {
      const [doubt = '', seal = ''] = token.split('.');
      return isSameSeal(seal, sealOf(doubt)) && id.safeParse(doubt).success ? doubt : null;
    },
  };
}
