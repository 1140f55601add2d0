const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The tolerance for a fast clock, and for the time from signing on a device to the seal. */
const AHEAD_MS = 2 * MINUTE;
const BEHIND_MS = 7 * DAY;

/** A device's clock that was wrong at signing: it was after the seal, or long before it. */
export type ClockDoubt = 'ahead' | 'behind';

/**
 * Whether the timestamp of a signature by the device's clock contradicts the seal at `sealedAt` by
 * the server's; null where not (EVA-7). Both are ISO 8601. A wrong clock prevents nobody from
 * signing: both timestamps are stored, and the doubt is shown.
 */
export function clockDoubt(signedAt: string, sealedAt: string): ClockDoubt | null {
  const ahead = Date.parse(signedAt) - Date.parse(sealedAt);
  if (ahead > AHEAD_MS) return 'ahead';
  return -ahead > BEHIND_MS ? 'behind' : null;
}
