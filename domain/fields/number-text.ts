/** Whether a text has digits only (FRM-11). */
export const isIntegerText = (text: string): boolean => /^\d+$/.test(text);

/** Whether a text is digits with an optional fraction after a point or a comma (FRM-11). */
export const isDecimalText = (text: string): boolean => /^\d+([.,]\d+)?$/.test(text);

/**
 * Whether a text is an intensity: digits, and optionally one digit after a point or a comma
 * (FRM-11).
 */
export const isIntensityText = (text: string): boolean => /^\d+([.,]\d)?$/.test(text);

/**
 * Whether a number may be thousands or a fraction: `1.000` and `1,000` are a thousand to one reader
 * and one to another (LST-24). With a leading zero, or without exactly three digits after the sign,
 * it is a fraction.
 */
export const isAmbiguousText = (text: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(text);

/** The two readings of an ambiguous number: `1.250` is 1250 or 1.25 (LST-24). */
export const readingsOf = (text: string): readonly [thousands: number, fraction: number] => [
  Number(text.replace(/[.,]/, '')),
  Number(text.replace(',', '.')),
];

/** Whether a number is within bounds, both included (FRM-5). */
export const isWithin = (value: number, low: number, high: number): boolean =>
  value >= low && value <= high;
