import { canonical } from '../../domain/files/canonical.ts';
import type { PanelId } from '../../domain/words/ids.ts';
import type { TrailKey } from '../keys/trail-key.ts';

/**
 * The head of a panel's audit trail: its last link, and the entry from which on signatures are
 * valid.
 */
export type TrailHead = {
  readonly panel: PanelId;
  readonly sequence: number;
  readonly digest: string;
  readonly since: number;
};

/**
 * The purpose of a signature, which is part of the signed text. It prevents that a day head or an
 * export is put back into the database as the head of a truncated trail.
 */
export type Occasion = 'head' | 'day' | 'export';

/**
 * Builds the text to sign: the head in canonical JSON, with the key id, the purpose, and the time
 * if there is one (AUD-6).
 */
const statementOf = (
  { panel, sequence, digest, since }: TrailHead,
  key: string,
  occasion: Occasion,
  at?: string,
): string =>
  canonical({ statement: `verdial-trail-${occasion}-1`, panel, sequence, digest, since, key, at });

/** Signs the head of an audit trail (AUD-6). */
export const signHead = (key: TrailKey, head: TrailHead, occasion: Occasion, at?: string): string =>
  key.sign(statementOf(head, key.id, occasion, at));

/** Verifies a key's signature of a head for one purpose (AUD-6). */
export const isSignedHead = (
  key: Pick<TrailKey, 'id' | 'verifies'>,
  signed: TrailHead & { readonly key: string | null; readonly signature: string | null },
  occasion: Occasion,
  at?: string,
): boolean =>
  signed.key === key.id &&
  signed.signature !== null &&
  key.verifies(statementOf(signed, key.id, occasion, at), signed.signature);
