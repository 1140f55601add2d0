import { createHash } from 'node:crypto';
import { canonical } from '../../domain/files/canonical.ts';

/**
 * A glass as its digest covers it: the sample and replicate of one tasting code before one taster.
 */
export type DigestedGlass = {
  readonly taster: string;
  readonly code: string;
  readonly sample: string;
  readonly replicate: number;
  /** The position of the glass on the tray, from 1. */
  readonly position: number;
};

/** The panel and session of the glasses. */
type Served = { readonly panel: string; readonly session: number };

const sha256 = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest('hex');

/**
 * Computes the digest of a glass, its part of the key of a session: SHA-256 of canonical JSON, in
 * hexadecimal (AUD-20).
 */
export const glassDigest = (
  { panel, session }: Served,
  { taster, code, sample, replicate, position }: DigestedGlass,
): string => sha256({ panel, session, taster, code, sample, replicate, position });

/**
 * Computes the digest of the key of a session: SHA-256 over the digests of all its glasses, in
 * order of taster and code (AUD-20).
 */
export function keyDigest(of: Served, glasses: readonly DigestedGlass[]): string {
  const place = ({ taster, code }: DigestedGlass) => `${taster} ${code}`;
  const inOrder = glasses.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
  return sha256({
    panel: of.panel,
    session: of.session,
    glasses: inOrder.map((glass) => glassDigest(of, glass)),
  });
}
