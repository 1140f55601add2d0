import { createHash } from 'node:crypto';
import { canonical } from '../../domain/files/canonical.ts';

/** A result as its row says it, without whether it was withdrawn since. */
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

/** AUD-10: the SHA-256 of the results of one validation in canonical JSON, by sample and replicate, in hexadecimal. */
export function resultsDigest(results: readonly DigestedResult[]): string {
  const place = ({ sample, replicate }: DigestedResult) => `${sample} ${replicate}`;
  const inOrder = results.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
  return createHash('sha256').update(canonical(inOrder)).digest('hex');
}
