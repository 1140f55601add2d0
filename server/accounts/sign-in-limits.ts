import { type AttemptLimit, createAttemptLimit } from './attempt-limit.ts';

const TEN_MINUTES = 10 * 60_000;
const HOUR = 60 * 60_000;

/** The rate limits against the guessing of passwords and user names. */
export type SignInLimits = {
  /** By user name and origin: an address, or a device on which that user name signed in before. */
  readonly pairs: AttemptLimit;
  /** By user name alone, for all devices on which it did not sign in before. */
  readonly names: AttemptLimit;
  /** Failed sign-ins, by address. */
  readonly addresses: AttemptLimit;
  /**
   * Password reset mails, by address. It is separate from sign-ins, so that many requests for mails
   * lock nobody out.
   */
  readonly mailAddresses: AttemptLimit;
  /** Invalid reset links that were tried, by address. */
  readonly linkAddresses: AttemptLimit;
  /** Password reset mails, by user name. */
  readonly mailNames: AttemptLimit;
  /** How often a refusal of an address by a rate limit is recorded (ACC-95). */
  readonly notes: AttemptLimit;
  /**
   * How often a panel may learn that a user name is taken, since it may belong to another panel
   * (ACC-80).
   */
  readonly takenNames: AttemptLimit;
};

/**
 * Creates the rate limits of sign-ins and password resets (ACC-5, ACC-87, ACC-88, ACC-90, ACC-91).
 * Within ten minutes: eight attempts a user name from one origin, and a hundred failures an
 * address, since a whole tasting room may share one. Within an hour: sixty attempts a user name
 * from all unknown devices. Eight of them would let a stranger lock the owner out. Within ten
 * minutes: three mails a user name. Reset mails and reset links each have a limit of a hundred an
 * address.
 */
export function createSignInLimits(now: () => number): SignInLimits {
  return {
    pairs: createAttemptLimit({ attempts: 8, window: TEN_MINUTES, keys: 10_000, now }),
    names: createAttemptLimit({ attempts: 60, window: HOUR, keys: 10_000, now }),
    addresses: createAttemptLimit({ attempts: 100, window: TEN_MINUTES, keys: 10_000, now }),
    takenNames: createAttemptLimit({ attempts: 10, window: HOUR, keys: 10_000, now }),
    mailAddresses: createAttemptLimit({ attempts: 100, window: TEN_MINUTES, keys: 10_000, now }),
    linkAddresses: createAttemptLimit({ attempts: 100, window: TEN_MINUTES, keys: 10_000, now }),
    mailNames: createAttemptLimit({ attempts: 3, window: TEN_MINUTES, keys: 10_000, now }),
    notes: createAttemptLimit({ attempts: 20, window: TEN_MINUTES, keys: 10_000, now }),
  };
}

/** Normalises a user name as the key of a rate limit, so that capital letters do not evade it. */
export const nameKey = (name: string): string => name.trim().toLowerCase().slice(0, 64);
