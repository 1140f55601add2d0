/** FRM-11: digits only. */
export const isIntegerText = (text: string): boolean => /^\d+$/.test(text);

/** FRM-11: digits with an optional fraction after a point or a comma. */
export const isDecimalText = (text: string): boolean => /^\d+([.,]\d+)?$/.test(text);

/** FRM-11: an intensity: digits, and after a point or a comma one digit. */
export const isIntensityText = (text: string): boolean => /^\d+([.,]\d)?$/.test(text);

/**
 * LST-24: whether a number may be thousands or a fraction: `1.000` and `1,000` are a thousand to one reader and one to another.
 * With a zero before it or without three digits behind it, it is a fraction.
 */
export const isAmbiguousText = (text: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(text);

/** LST-24: what an ambiguous number may mean: `1.250` is 1250 or 1.25. */
export const readingsOf = (text: string): readonly [thousands: number, fraction: number] => [
  Number(text.replace(/[.,]/, '')),
  Number(text.replace(',', '.')),
];

/** FRM-5: within bounds, both included. */
export const isWithin = (value: number, low: number, high: number): boolean =>
  value >= low && value <= high;
