import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { PanelId } from '../../../domain/words/ids.ts';
import type { Tables } from '../tables.ts';

/** Signs the RLS scope of a transaction with HMAC (SEC-82), so that no statement can change it. */
export type ScopeSeal = {
  /** Value of the setting `verdial.panel` that gives access to the rows of a panel. */
  readonly ofPanel: (panel: PanelId) => string;
  /** Value of the setting `verdial.service` that gives access to the rows of all panels. */
  readonly ofService: string;
};

const BLOCK = 64;
const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** Generates a key for HMAC-SHA-256, as its inner and outer padded key (RFC 2104). */
export function newSealKey(): { readonly inner: Uint8Array; readonly outer: Uint8Array } {
  const key = randomBytes(BLOCK);
  return { inner: key.map((byte) => byte ^ 0x36), outer: key.map((byte) => byte ^ 0x5c) };
}

/**
 * Reads the key with which the database verifies the scope. Only the owner of the tables can read
 * it.
 */
export async function readScopeSeal(owner: Kysely<Tables>): Promise<ScopeSeal> {
  const { rows } = await sql<{ inner: Uint8Array; outer: Uint8Array }>`
    select inner_key as inner, outer_key as outer from verdial_walls`.execute(owner);
  const [key] = rows;
  if (key === undefined)
    throw new Error('the key of the row-level security is missing in the database');
  const seal = (text: string) =>
    sha256(key.outer, sha256(key.inner, Buffer.from(text))).toString('hex');
  return { ofPanel: (panel) => `${panel}.${seal(`panel ${panel}`)}`, ofService: seal('service') };
}
