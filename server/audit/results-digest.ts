import { createHash } from 'node:crypto';
import { canonical } from '../../domain/files/canonical.ts';

/** A result as its digest covers it: its row without the columns about a withdrawal. */
export type DigestedResult = {
  readonly sample: string;
  readonly replicate: number;
  readonly figures: unknown;
  readonly settings: unknown;
  readonly sheets: unknown;
} & Readonly<
  Record<
    | 'session'
    | 'date'
    | 'n'
    | 'class'
    | 'predominantDefect'
    | 'md'
    | 'mf'
    | 'reliable'
    | 'method'
    | 'settingsHeads'
    | 'validatedAt'
    | 'validatedBy',
    string | number | boolean | null
  >
>;

/**
 * Computes the digest of the results of one validation: SHA-256 of canonical JSON in order of
 * sample and replicate, in hexadecimal (AUD-10).
 */
export function resultsDigest(results: readonly DigestedResult[]): string {
  const place = ({ sample, replicate }: DigestedResult) => `${sample} ${replicate}`;
  const inOrder = results.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
  return createHash('sha256').update(canonical(inOrder)).digest('hex');
}
