import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';
import { type PanelId, parsePanelId } from '../../domain/words/ids.ts';
import { keyIdOf, type TrailKey } from '../keys/trail-key.ts';
import { isSignedHead, signHead, type TrailHead } from './signed-head.ts';

/**
 * A day head: a signed checkpoint of an audit trail at the time `at`, stored outside the database
 * (AUD-9). Its signature is valid only as a checkpoint. A trail that changes often has several a
 * day.
 */
export type DayHead = TrailHead & {
  readonly at: string;
  readonly key: string;
  readonly signature: string;
};

const schema = z.object({
  panel: z.string().transform((text, context): PanelId => {
    const panel = parsePanelId(text);
    if (panel !== null) return panel;
    context.addIssue({ code: 'custom', message: 'not the id of a panel' });
    return z.NEVER;
  }),
  sequence: z.int().min(1),
  digest: z.string(),
  since: z.int().min(1),
  at: z.iso.datetime(),
  key: z.string(),
  signature: z.string(),
});

/** Signs the head of an audit trail as a checkpoint outside the database (AUD-9). */
export const dayHeadOf = (key: TrailKey, head: TrailHead, at: string): DayHead => ({
  ...head,
  at,
  key: key.id,
  signature: signHead(key, head, 'day', at),
});

/** Parses one line of the file of day heads; null when it is invalid. */
export function parseDayHead(line: string): DayHead | null {
  try {
    return schema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

/** The public keys that verify day heads, in PEM, by key id. */
export type PublicKeys = ReadonlyMap<string, string>;

/**
 * Verifies the signature of a day head with one of these keys, and that the key's id matches its
 * content (AUD-9).
 */
export function isDayHead(keys: PublicKeys, head: DayHead): boolean {
  const pem = keys.get(head.key);
  if (pem === undefined) return false;
  const publicKey = createPublicKey(pem);
  const verifies = (text: string, signature: string): boolean =>
    verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'));
  return isSignedHead({ id: keyIdOf(publicKey), verifies }, head, 'day', head.at);
}
