import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';
import { type PanelId, parsePanelId } from '../../domain/words/ids.ts';
import { keyIdOf, type TrailKey } from '../keys/trail-key.ts';
import { isSignedHead, signHead, type TrailHead } from './signed-head.ts';

/** AUD-9: a head as it was written down outside the database, when, and with a signature for that occasion alone. */
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

/** AUD-9: signs a head for the heads of the day. */
export const dayHeadOf = (key: TrailKey, head: TrailHead, at: string): DayHead => ({
  ...head,
  at,
  key: key.id,
  signature: signHead(key, head, 'day', at),
});

/** Reads one line of the heads of the day; null where it is none. */
export function parseDayHead(line: string): DayHead | null {
  try {
    return schema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

/** The public halves that heads of the day were signed with, in PEM, by what they are called. */
export type PublicKeys = ReadonlyMap<string, string>;

/** AUD-9: whether a head of the day is signed by one of these keys, and that key is what it is called. */
export function isDayHead(keys: PublicKeys, head: DayHead): boolean {
  const pem = keys.get(head.key);
  if (pem === undefined) return false;
  const publicKey = createPublicKey(pem);
  const verifies = (text: string, signature: string): boolean =>
    verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'));
  return isSignedHead({ id: keyIdOf(publicKey), verifies }, head, 'day', head.at);
}
