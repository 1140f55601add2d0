/** The tolerance within which two figures are equal (exchange.md). */
const TOLERANCE = 1e-9;

/**
 * Lists the differences of a document from the expected one, as `path: expected, found`: figures by
 * more than 1e-9, all else by equality. Keys that the expected document lacks are listed too,
 * except those in `extra`.
 */
export function differences(
  expected: unknown,
  found: unknown,
  extra: readonly string[],
  path = '',
): readonly string[] {
  if (typeof expected === 'number' && typeof found === 'number')
    return Math.abs(expected - found) <= TOLERANCE ? [] : [`${path}: ${expected}, ${found}`];
  if (!isRecord(expected) || !isRecord(found))
    return Object.is(expected, found) ? [] : [`${path}: ${String(expected)}, ${String(found)}`];
  const keys = new Set([
    ...Object.keys(expected),
    ...Object.keys(found).filter((key) => !extra.includes(key)),
  ]);
  return [...keys].flatMap((key) => {
    if (!(key in expected)) return [`${path}/${key}: not expected`];
    if (!(key in found)) return [`${path}/${key}: missing`];
    return differences(expected[key], found[key], extra, `${path}/${key}`);
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
