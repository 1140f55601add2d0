/** An age in its largest whole unit: now, or a number of seconds, minutes, hours or days. */
export type Age =
  | { readonly unit: 'now' }
  | { readonly unit: 's' | 'min' | 'h' | 'd'; readonly count: number };

/**
 * Converts an age in ms to the unit in which the board shows it (BRD-9). Under five seconds is now.
 */
export function ageOf(ms: number): Age {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds < 5) return { unit: 'now' };
  if (seconds < 60) return { unit: 's', count: seconds };
  if (seconds < 3600) return { unit: 'min', count: Math.floor(seconds / 60) };
  if (seconds < 86_400) return { unit: 'h', count: Math.floor(seconds / 3600) };
  return { unit: 'd', count: Math.floor(seconds / 86_400) };
}
