/** How many failed sign-ins of one user name are borne, and for how long they count, in milliseconds. */
export const SIGN_IN_LIMIT = { failures: 8, window: 10 * 60_000, names: 10_000 } as const;

/** Counts failed sign-ins by user name, since a whole tasting room may share one address. */
export type SignInLimit = ReturnType<typeof createSignInLimit>;

/** ACC-5: after eight failures within ten minutes a user name must wait, whoever asks; a good sign-in clears it. */
export function createSignInLimit(now: () => number) {
  const failures = new Map<string, readonly number[]>();
  const recent = (name: string): readonly number[] =>
    (failures.get(name) ?? []).filter((at) => now() - at < SIGN_IN_LIMIT.window);

  return {
    /** Seconds until the name may try again; 0 when it may now. */
    waitSeconds(name: string): number {
      const [first, ...rest] = recent(key(name));
      if (first === undefined || rest.length + 1 < SIGN_IN_LIMIT.failures) return 0;
      return Math.ceil((first + SIGN_IN_LIMIT.window - now()) / 1000);
    },
    /** Counts a failure. The oldest names are forgotten first when there are too many. */
    failed(name: string): void {
      const kept = [...recent(key(name)), now()];
      failures.delete(key(name));
      failures.set(key(name), kept);
      const [oldest] = failures.keys();
      if (failures.size > SIGN_IN_LIMIT.names && oldest !== undefined) failures.delete(oldest);
    },
    /** Forgets the failures of a name that signed in. */
    succeeded(name: string): void {
      failures.delete(key(name));
    },
  };
}

const key = (name: string): string => name.trim().toLowerCase().slice(0, 64);
