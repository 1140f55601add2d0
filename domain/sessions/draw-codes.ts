/** A random number generator: whole numbers from 0 up to but not including `below`. */
export type Chance = (below: number) => number;

/**
 * Draws distinct random three-digit tasting codes, 100 to 999, none of the used ones (SES-2). It
 * throws when more are needed than exist.
 */
export function drawCodes(
  count: number,
  taken: ReadonlySet<string>,
  chance: Chance,
): readonly string[] {
  const free = Array.from({ length: 900 }, (_, index) => String(100 + index)).filter(
    (code) => !taken.has(code),
  );
  if (free.length < count) throw new RangeError('more tasting codes asked for than exist');
  for (let index = 0; index < count; index += 1) {
    const other = index + chance(free.length - index);
    const [here, there] = [free[index], free[other]];
    if (here === undefined || there === undefined) throw new RangeError('chance out of range');
    free[index] = there;
    free[other] = here;
  }
  return free.slice(0, count);
}
