/** A number as it is printed with so many decimals: half away from zero, on its decimal digits. */
export function rounded(value: number, places: number): number {
  const [digits = '', exponent = '0'] = String(Math.abs(value)).split('e');
  const whole = Math.round(Number(`${digits}e${Number(exponent) + places}`));
  return Math.sign(value) * Number(`${whole}e-${places}`);
}

/**
 * M-CVR: how many decimals show on which side of its limit a figure lies, at least `fewest`. Example: 20.0046 beside 20 is
 * printed with three, 20.005; with two it would stand on the limit that it is above.
 */
export function placesBeside(value: number, limit: number, fewest: number): number {
  let places = fewest;
  while (places < MOST && Math.sign(rounded(value, places) - limit) !== Math.sign(value - limit))
    places += 1;
  return places;
}

/** More decimals than this tell nothing of a double. */
const MOST = 12;
