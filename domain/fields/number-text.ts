/** FRM-11: digits only. */
export const isIntegerText = (text: string): boolean => /^\d+$/.test(text);

/** FRM-11: digits with an optional fraction after a point or a comma. */
export const isDecimalText = (text: string): boolean => /^\d+([.,]\d+)?$/.test(text);

/** FRM-11: an intensity: digits, and after a point or a comma one digit. */
export const isIntensityText = (text: string): boolean => /^\d+([.,]\d)?$/.test(text);

/** FRM-5: within bounds, both included. */
export const isWithin = (value: number, low: number, high: number): boolean =>
  value >= low && value <= high;
