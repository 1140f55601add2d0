/**
 * Rounds a quantity to whole tenths of a millilitre, against errors of floating point (SAM-7).
 * Example: 0.1 + 0.2 is 0.3.
 */
export const inTenths = (millilitres: number): number => Math.round(millilitres * 10) / 10;
