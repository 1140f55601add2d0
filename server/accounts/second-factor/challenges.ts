import { createHmac, randomBytes } from 'node:crypto';
import { isSameSeal } from '../is-same-seal.ts';

const LASTS_MS = 5 * 60_000;
const NONCE = 16;
const SPAN = 8;

/**
 * ACC-110: what a passkey signs is made without anything being stored for whoever asks: it holds when it ends, and a seal of
 * the server over that, over what it is for and over whose it is. Whoever takes one has to spend it (`spendProof`).
 */
export function createChallenges(secret: string, now: () => number) {
  const seal = (body: Buffer, what: string): Buffer =>
    createHmac('sha256', secret).update(`passkey ${what} `).update(body).digest();

  return {
    /** A new one; `what` names the use and the account. */
    make(what: string): Uint8Array<ArrayBuffer> {
      const ends = Buffer.alloc(SPAN);
      ends.writeBigUInt64BE(BigInt(now() + LASTS_MS));
      const body = Buffer.concat([randomBytes(NONCE), ends]);
      return Uint8Array.from(Buffer.concat([body, seal(body, what)]));
    },
    /** Whether one was made here for just that, and has not ended; as it travels, in base64url. */
    isOurs(challenge: string, what: string): boolean {
      const bytes = Buffer.from(challenge, 'base64url');
      const body = bytes.subarray(0, NONCE + SPAN);
      if (!isSameSeal(bytes.subarray(NONCE + SPAN), seal(body, what))) return false;
      return Number(body.readBigUInt64BE(NONCE)) > now();
    },
  };
}
