const two = (value: number): string => String(value).padStart(2, '0');

/** The day of an instant in this device's time zone, YYYY-MM-DD. */
export const dayOf = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
