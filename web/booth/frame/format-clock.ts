const two = (value: number): string => String(value).padStart(2, '0');

/** Writes seconds left as m:ss. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
