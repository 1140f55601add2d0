import { createHash } from 'node:crypto';
import { canonical } from '../../domain/files/canonical.ts';

/** What a tasting code stands for before one taster. */
export type DigestedGlass = {
  readonly taster: string;
  readonly code: string;
  readonly sample: string;
  readonly replicate: number;
  /** The order of the glasses, from 1. */
  readonly position: number;
};

/** Of which panel and session glasses are. */
type Served = { readonly panel: string; readonly session: number };

const sha256 = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest('hex');

/** AUD-20: the SHA-256 of what one tasting code stands for, in canonical JSON, in hexadecimal: a glass's part of the key. */
export const glassDigest = (
  { panel, session }: Served,
  { taster, code, sample, replicate, position }: DigestedGlass,
): string => sha256({ panel, session, taster, code, sample, replicate, position });

/** AUD-20: the SHA-256 of the key of a session: of the digests of all its glasses, by taster and code. */
export function keyDigest(of: Served, glasses: readonly DigestedGlass[]): string {
  const place = ({ taster, code }: DigestedGlass) => `${taster} ${code}`;
  const inOrder = glasses.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
  return sha256({
    panel: of.panel,
    session: of.session,
    glasses: inOrder.map((glass) => glassDigest(of, glass)),
  });
}
