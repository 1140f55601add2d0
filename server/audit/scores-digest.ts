import { createHash } from 'node:crypto';
import { canonical } from '../../domain/files/canonical.ts';

/**
 * The scores of a sample as their digest covers them: the row without the columns about a
 * withdrawal.
 */
export type DigestedScores = {
  readonly session: number;
  readonly sample: string;
  readonly replicate: number;
  readonly scores: unknown;
  readonly method: string;
  readonly settings: unknown;
  readonly settingsHeads: string;
  readonly sheets: unknown;
  readonly validatedAt: string;
  readonly validatedBy: string;
};

/**
 * Computes the digest of the scores of one validation: SHA-256 of canonical JSON in order of sample
 * and replicate, in hexadecimal (AUD-10).
 */
export function scoresDigest(scores: readonly DigestedScores[]): string {
  const place = ({ sample, replicate }: DigestedScores) => `${sample} ${replicate}`;
  const inOrder = scores.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
  return createHash('sha256').update(canonical(inOrder)).digest('hex');
}
