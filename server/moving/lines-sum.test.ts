import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createLinesSum } from './move-installation.ts';

const sumOf = (...lines: string[]) => {
  const sum = createLinesSum();
  for (const line of lines) sum.add(line);
  return sum.sum();
};

test('REL-7 REL-20 the sum of a table does not ask for an order, and tells one row from another, and one from two', () => {
  expect(sumOf('a', 'b', 'b')).toEqual(sumOf('b', 'a', 'b'));
  const { digest } = sumOf('a', 'b');
  for (const other of [sumOf('a'), sumOf('a', 'c'), sumOf('a', 'b', 'b'), sumOf('ab')])
    expect(other.digest).not.toBe(digest);
});

test('REL-7 the sum of one row is its SHA-256, of none it is zero, and of many it has the same length', () => {
  const hashed = createHash('sha256').update('a').digest('hex');
  expect(sumOf('a')).toEqual({ rows: 1, digest: hashed });
  expect(sumOf()).toEqual({ rows: 0, digest: '0'.repeat(64) });
  const many = Array.from({ length: 20 }, () => 'a');
  // Twenty hashes are more than 256 bits, of which the lowest are kept.
  const sum = (20n * BigInt(`0x${hashed}`)) & ((1n << 256n) - 1n);
  expect(sumOf(...many)).toEqual({ rows: 20, digest: sum.toString(16).padStart(64, '0') });
});
