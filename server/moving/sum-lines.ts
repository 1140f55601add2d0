import { createHash } from 'node:crypto';

/** The number of lines, and a digest that does not depend on their order. */
export type LinesSum = { readonly rows: number; readonly digest: string };

const LARGEST = 1n << 256n;

/**
 * Creates an order-independent digest of lines: the sum of their SHA-256 hashes modulo 2^256. Two
 * equal lines count twice.
 */
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
