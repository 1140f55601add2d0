const two = (value: number): string => String(value).padStart(2, '0');

/** Formats the seconds left of a countdown as m:ss. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
