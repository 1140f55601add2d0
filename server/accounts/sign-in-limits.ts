import { type AttemptLimit, createAttemptLimit } from './attempt-limit.ts';

const TEN_MINUTES = 10 * 60_000;
const HOUR = 60 * 60_000;

/** The bounds on guessing. */
export type SignInLimits = {
  /** By user name and place: an address, or a device on which that user name signed in before. */
  readonly pairs: AttemptLimit;
  /** By user name alone, from wherever it did not sign in before. */
  readonly names: AttemptLimit;
  readonly addresses: AttemptLimit;
  readonly resets: AttemptLimit;
};

/**
 * ACC-5: eight attempts a user name from one place and a hundred failures an address within ten minutes, since a whole
 * tasting room may share one address; sixty attempts a user name within an hour from all places where it is unknown, since
 * eight of a stranger's would keep its owner out; three mails a user name.
 */
export function createSignInLimits(now: () => number): SignInLimits {
  return {
    pairs: createAttemptLimit({ attempts: 8, window: TEN_MINUTES, keys: 10_000, now }),
    names: createAttemptLimit({ attempts: 60, window: HOUR, keys: 10_000, now }),
    addresses: createAttemptLimit({ attempts: 100, window: TEN_MINUTES, keys: 10_000, now }),
    resets: createAttemptLimit({ attempts: 3, window: TEN_MINUTES, keys: 10_000, now }),
  };
}

/** One spelling of a user name, so that capitals are no way around a limit. */
export const nameKey = (name: string): string => name.trim().toLowerCase().slice(0, 64);
