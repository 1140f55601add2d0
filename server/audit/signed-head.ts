import { canonical } from '../../domain/files/canonical.ts';
import type { PanelId } from '../../domain/words/ids.ts';
import type { TrailKey } from '../keys/trail-key.ts';

/** The last link of a panel's trail, and from which entry on signatures vouch for it. */
export type TrailHead = {
  readonly panel: PanelId;
  readonly sequence: number;
  readonly digest: string;
  readonly since: number;
};

/**
 * What a signature is given for. They are apart, so that what left the house (a day's head, an export) can never be put
 * into the database as the head of a trail that was cut back to it.
 */
export type Occasion = 'head' | 'day' | 'export';

/** AUD-6: the text that is signed: the head in canonical JSON, with the key's id, the occasion, and the instant if there is one. */
const statementOf = (
  { panel, sequence, digest, since }: TrailHead,
  key: string,
  occasion: Occasion,
  at?: string,
): string =>
  canonical({ statement: `verdial-trail-${occasion}-1`, panel, sequence, digest, since, key, at });

/** AUD-6: signs a head. */
export const signHead = (key: TrailKey, head: TrailHead, occasion: Occasion, at?: string): string =>
  key.sign(statementOf(head, key.id, occasion, at));

/** AUD-6: whether this key gave the signature for this head and occasion. */
export const isSignedHead = (
  key: Pick<TrailKey, 'id' | 'verifies'>,
  signed: TrailHead & { readonly key: string | null; readonly signature: string | null },
  occasion: Occasion,
  at?: string,
): boolean =>
  signed.key === key.id &&
  signed.signature !== null &&
  key.verifies(statementOf(signed, key.id, occasion, at), signed.signature);
