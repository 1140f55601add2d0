import { createHash } from 'node:crypto';
import { canonical } from '../../domain/files/canonical.ts';

/** What a sample amounts to on a sheet of points, as its row says it, without whether it was withdrawn since. */
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

/** AUD-10: the SHA-256 of the scores of one validation in canonical JSON, by sample and replicate, in hexadecimal. */
export function scoresDigest(scores: readonly DigestedScores[]): string {
  const place = ({ sample, replicate }: DigestedScores) => `${sample} ${replicate}`;
  const inOrder = scores.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
  return createHash('sha256').update(canonical(inOrder)).digest('hex');
}
