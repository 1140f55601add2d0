import { type AttemptLimit, createAttemptLimit } from './attempt-limit.ts';

const TEN_MINUTES = 10 * 60_000;
const HOUR = 60 * 60_000;

/** The bounds on guessing. */
export type SignInLimits = {
  /** By user name and place: an address, or a device on which that user name signed in before. */
  readonly pairs: AttemptLimit;
  /** By user name alone, from wherever it did not sign in before. */
  readonly names: AttemptLimit;
  /** Sign-ins that failed, by address. */
  readonly addresses: AttemptLimit;
  /** Mails with a link for a new password, by address: whoever asks for many keeps nobody from signing in. */
  readonly mailAddresses: AttemptLimit;
  /** Links that were tried and are none, by address. */
  readonly linkAddresses: AttemptLimit;
  /** Mails with a link for a new password, by user name. */
  readonly mailNames: AttemptLimit;
  /** ACC-95: how often it is kept that an address was refused for its many tries. */
  readonly notes: AttemptLimit;
  /** ACC-80: how often a panel is told that a user name is taken, which may be another panel's. */
  readonly takenNames: AttemptLimit;
};

/**
 * ACC-5, ACC-87, ACC-88, ACC-90, ACC-91: eight attempts a user name from one place and a hundred failures an address within ten minutes, since a whole
 * tasting room may share one address; sixty attempts a user name within an hour from all places where it is unknown, since
 * eight of a stranger's would keep its owner out; three mails a user name. Mails that are asked for and links that are tried
 * have a hundred of their own an address.
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

/** One spelling of a user name, so that capitals are no way around a limit. */
export const nameKey = (name: string): string => name.trim().toLowerCase().slice(0, 64);
