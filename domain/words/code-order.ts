/** So many digits a number within a code is compared with; longer ones by their last. */
const DIGITS = 10;

/** REG-11: what a code is ordered by: whatever its capitals, and its numbers by what they count, T2 before T10. */
export const codeOrder = (code: string): string =>
  code.toLowerCase().replaceAll(/\d+/g, (digits) => digits.padStart(DIGITS, '0').slice(-DIGITS));

/** REG-11: compares two codes, for a list in their order; of two that count alike, the shorter comes first. */
export function byCode(one: string, other: string): number {
  const [left, right] = [codeOrder(one), codeOrder(other)];
  if (left !== right) return left < right ? -1 : 1;
  return one.length - other.length;
}
