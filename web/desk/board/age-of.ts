/** How long ago something was, in the one unit that says it: just now, or whole seconds, minutes, hours or days. */
export type Age =
  | { readonly unit: 'now' }
  | { readonly unit: 's' | 'min' | 'h' | 'd'; readonly count: number };

/** BRD-9: an age in ms as the board writes it. Under five seconds is now. */
export function ageOf(ms: number): Age {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds < 5) return { unit: 'now' };
  if (seconds < 60) return { unit: 's', count: seconds };
  if (seconds < 3600) return { unit: 'min', count: Math.floor(seconds / 60) };
  if (seconds < 86_400) return { unit: 'h', count: Math.floor(seconds / 3600) };
  return { unit: 'd', count: Math.floor(seconds / 86_400) };
}
