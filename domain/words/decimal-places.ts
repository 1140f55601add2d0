/** Rounds a number to so many decimals for display: half away from zero, on its decimal digits. */
export function rounded(value: number, places: number): number {
  const [digits = '', exponent = '0'] = String(Math.abs(value)).split('e');
  const whole = Math.round(Number(`${digits}e${Number(exponent) + places}`));
  return Math.sign(value) * Number(`${whole}e-${places}`);
}

/** The decimals with which a figure and its limit are displayed. */
export type DecimalPlaces = { readonly figure: number; readonly limit: number };

/**
 * The fewest decimals, at least `fewest`, that show on which side of its limit a figure is (NUM-2).
 * A limit with at most six decimals is displayed exactly; any other has as many decimals as the
 * figure. Examples: 20.0046 next to 20 is displayed with three, 20.005; 2.1043 next to 2.0986… as
 * 2.104 next to 2.099.
 */
export function decimalPlaces(value: number, limit: number, fewest: number): DecimalPlaces {
  const end = endOf(limit);
  const side = sideOf(value, limit);
  for (let places = fewest; ; places += 1) {
    const ofLimit = end === null ? places : Math.max(fewest, end);
    const printed = rounded(value, places) - rounded(limit, ofLimit);
    if (places >= MOST || Math.sign(printed) === side) return { figure: places, limit: ofLimit };
  }
}

/** The fewest decimals that show on which side of each of these limits a figure is (NUM-2). */
export const decimalPlacesForAll = (
  value: number,
  limits: readonly number[],
  fewest: number,
): number => Math.max(fewest, ...limits.map((limit) => decimalPlaces(value, limit, fewest).figure));

/**
 * The decimals of a limit alone, at least `fewest`; an endless limit gets no more than those
 * (NUM-5).
 */
export const decimalPlacesOfLimit = (limit: number, fewest: number): number =>
  Math.max(fewest, endOf(limit) ?? fewest);

/**
 * The fewest decimals of the limit that show on which side of it each of these figures is (NUM-2).
 */
export const decimalPlacesOfLine = (
  limit: number,
  values: readonly number[],
  fewest: number,
): number =>
  Math.max(
    fewest,
    endOf(limit) ?? 0,
    ...values.map((value) => decimalPlaces(value, limit, fewest).limit),
  );

/**
 * The side of a limit on which a figure is; a difference within floating-point noise counts as
 * equal.
 */
function sideOf(value: number, limit: number): number {
  const apart = value - limit;
  return Math.abs(apart) <= NOISE * Math.max(1, Math.abs(limit)) ? 0 : Math.sign(apart);
}

/** The number of decimals of a terminating number; null for another. */
function endOf(value: number): number | null {
  for (let places = 0; places <= EXACT; places += 1)
    if (Math.abs(rounded(value, places) - value) <= NOISE * Math.max(1, Math.abs(value)))
      return places;
  return null;
}

/** The most decimals: a double has no information beyond. */
const MOST = 12;
/** A number that ends within so many decimals is displayed exactly. */
const EXACT = 6;
/** The tolerance for floating-point errors of a figure. */
const NOISE = 1e-12;
