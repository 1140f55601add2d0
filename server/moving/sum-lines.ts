import { createHash } from 'node:crypto';

/** How many lines there were, and a digest of them that does not ask for their order. */
export type LinesSum = { readonly rows: number; readonly digest: string };

const LARGEST = 1n << 256n;

/** Sums lines up as they pass: equal lines in another order sum up to the same, and no line can stand for two. */
export function createLinesSum() {
  let rows = 0;
  let total = 0n;
  return {
    add(line: string): void {
      rows += 1;
      total = (total + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % LARGEST;
    },
    sum: (): LinesSum => ({ rows, digest: total.toString(16).padStart(64, '0') }),
  };
}
