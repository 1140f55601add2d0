/** SAM-7: a quantity is a whole number of tenths of a millilitre, whatever binary fractions made of it. Example: 0.1 + 0.2 is 0.3. */
export const inTenths = (millilitres: number): number => Math.round(millilitres * 10) / 10;
