/** A number as it is printed with so many decimals: half away from zero, on its decimal digits. */
export function rounded(value: number, places: number): number {
  const [digits = '', exponent = '0'] = String(Math.abs(value)).split('e');
  const whole = Math.round(Number(`${digits}e${Number(exponent) + places}`));
  return Math.sign(value) * Number(`${whole}e-${places}`);
}

/** How many decimals a figure and the limit beside it are printed with. */
export type DecimalPlaces = { readonly figure: number; readonly limit: number };

/**
 * NUM-2: how many decimals of a figure and of its limit show on which side of the limit the figure lies, at least `fewest`.
 * A limit that ends is printed to its end; one that never ends has as many decimals as the figure.
 * Examples: 20.0046 beside 20 is printed with three, 20.005; 2.1043 beside 2.0986… as 2.104 beside 2.099.
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

/** NUM-2: how many decimals show on which side of each of these limits a figure lies. */
export const decimalPlacesForAll = (
  value: number,
  limits: readonly number[],
  fewest: number,
): number => Math.max(fewest, ...limits.map((limit) => decimalPlaces(value, limit, fewest).figure));

/** NUM-5: how many decimals a limit has by itself, at least `fewest`; no more than those of one that never ends. */
export const decimalPlacesOfLimit = (limit: number, fewest: number): number =>
  Math.max(fewest, endOf(limit) ?? fewest);

/** NUM-2: how many decimals of the limit show on which side of it each of these figures lies. */
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

/** On which side of a limit a figure lies; what differs by the noise of binary fractions alone lies at it. */
function sideOf(value: number, limit: number): number {
  const apart = value - limit;
  return Math.abs(apart) <= NOISE * Math.max(1, Math.abs(limit)) ? 0 : Math.sign(apart);
}

/** Within how many decimals a number ends; null where it does not. */
function endOf(value: number): number | null {
  for (let places = 0; places <= EXACT; places += 1)
    if (Math.abs(rounded(value, places) - value) <= NOISE * Math.max(1, Math.abs(value)))
      return places;
  return null;
}

/** More decimals than this tell nothing of a double. */
const MOST = 12;
/** A number that ends within so many decimals is printed to its end. */
const EXACT = 6;
/** What the arithmetic of doubles adds to a figure or takes from it. */
const NOISE = 1e-12;
