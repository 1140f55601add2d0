import { Temporal } from 'temporal-polyfill';

const SOON_DAYS = 30;

/**
 * Returns whether a sample has expired (`past`), will expire within thirty days (`soon`), or
 * neither (`far`, also without a date) (SAM-6). Days are YYYY-MM-DD.
 */
export function expiryOf(day: string | null, today: string): 'past' | 'soon' | 'far' {
  if (day === null) return 'far';
  if (day < today) return 'past';
  const soon = Temporal.PlainDate.from(today).add({ days: SOON_DAYS }).toString();
  return day <= soon ? 'soon' : 'far';
}
