/**
 * A typed number: point or comma as the decimal sign, spaces ignored, a leading sign allowed.
 * Empty is null; anything else that is not a number is undefined. There are no group separators,
 * so 28,1 can never become 281.
 */
export function parseNumber(text: string): number | null | undefined {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.').replace('\u2212', '-');
  if (plain === '') return null;
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
