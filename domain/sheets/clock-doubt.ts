const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How far a clock may be ahead, and how long a signed sheet may lie on a device before it is sealed. */
const AHEAD_MS = 2 * MINUTE;
const BEHIND_MS = 7 * DAY;

/** A device's clock that cannot have been right when it signed: it showed a time after the seal, or one long before it. */
export type ClockDoubt = 'ahead' | 'behind';

/**
 * EVA-7: whether the instant of a signature, by the device's clock, can be true of a sheet that the server sealed by its
 * own at `sealedAt` (both ISO 8601); null where nothing speaks against it. A wrong clock keeps nobody from signing: both
 * instants are kept, and the doubt is shown.
 */
export function clockDoubt(signedAt: string, sealedAt: string): ClockDoubt | null {
  const ahead = Date.parse(signedAt) - Date.parse(sealedAt);
  if (ahead > AHEAD_MS) return 'ahead';
  return -ahead > BEHIND_MS ? 'behind' : null;
}
