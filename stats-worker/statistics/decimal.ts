/**
 * An exact decimal number of a setting or a certificate: whole `digits` over ten to the `places`.
 */
export type Decimal = { readonly digits: bigint; readonly places: number };

/**
 * Converts a number to the decimal that it prints as, up to twelve places, so that 0.3 is three
 * tenths. Example: 1.25 is 125 over 10^2.
 */
export function decimal(value: number): Decimal {
  const text = value.toFixed(12).replace(/0+$/, '');
  const places = text.length - text.indexOf('.') - 1;
  return { digits: BigInt(text.replace('.', '')), places };
}
