/**
 * The most digits of a number within a code that are compared; of longer ones the last digits
 * count.
 */
const DIGITS = 10;

/**
 * The sort key of a code: without case, and with natural order of numbers, T2 before T10 (REG-11).
 */
export const codeOrder = (code: string): string =>
  code.toLowerCase().replaceAll(/\d+/g, (digits) => digits.padStart(DIGITS, '0').slice(-DIGITS));

/** Compares two codes for sorting in natural order; of equal ones the shorter is first (REG-11). */
export function byCode(one: string, other: string): number {
  const [left, right] = [codeOrder(one), codeOrder(other)];
  if (left !== right) return left < right ? -1 : 1;
  return one.length - other.length;
}
