import { createHmac, randomBytes } from 'node:crypto';
import { isSameSeal } from '../is-same-seal.ts';

const LASTS_MS = 5 * 60_000;
const NONCE = 16;
const SPAN = 8;

/**
 * Creates stateless WebAuthn challenges: nothing is stored for the client that asks (ACC-110). A
 * challenge holds a nonce and its expiry. An HMAC of the server covers both, and also the use and
 * the account. The caller must spend a challenge to prevent its replay (`spendProof`).
 */
export function createChallenges(secret: string, now: () => number) {
  const seal = (body: Buffer, what: string): Buffer =>
    createHmac('sha256', secret).update(`passkey ${what} `).update(body).digest();

  return {
    /** Creates a challenge. `what` names the use and the account. */
    make(what: string): Uint8Array<ArrayBuffer> {
      const ends = Buffer.alloc(SPAN);
      ends.writeBigUInt64BE(BigInt(now() + LASTS_MS));
      const body = Buffer.concat([randomBytes(NONCE), ends]);
      return Uint8Array.from(Buffer.concat([body, seal(body, what)]));
    },
    /**
     * Verifies that a challenge in base64url was issued here for exactly that use and has not
     * expired.
     */
    isOurs(challenge: string, what: string): boolean {
      const bytes = Buffer.from(challenge, 'base64url');
      const body = bytes.subarray(0, NONCE + SPAN);
      if (!isSameSeal(bytes.subarray(NONCE + SPAN), seal(body, what))) return false;
      return Number(body.readBigUInt64BE(NONCE)) > now();
    },
  };
}
