import { type AttemptLimit, createAttemptLimit } from './attempt-limit.ts';

const TEN_MINUTES = 10 * 60_000;

/** The bounds on guessing, by user name and by address. */
export type SignInLimits = {
  readonly names: AttemptLimit;
  readonly addresses: AttemptLimit;
  readonly resets: AttemptLimit;
};

/**
 * ACC-5: eight attempts a user name and a hundred failures an address within ten minutes, since a whole tasting room
 * may share one address; three mails a user name.
 */
export function createSignInLimits(now: () => number): SignInLimits {
  return {
    names: createAttemptLimit({ attempts: 8, window: TEN_MINUTES, keys: 10_000, now }),
    addresses: createAttemptLimit({ attempts: 100, window: TEN_MINUTES, keys: 10_000, now }),
    resets: createAttemptLimit({ attempts: 3, window: TEN_MINUTES, keys: 10_000, now }),
  };
}

/** One spelling of a user name, so that capitals are no way around a limit. */
export const nameKey = (name: string): string => name.trim().toLowerCase().slice(0, 64);
