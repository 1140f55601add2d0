/** What the watch asks and does. */
export type WatchParts = {
  /** The accounts with an open document at this process. */
  readonly openUsers: () => readonly string[];
  /** Which of them have no good session left. */
  readonly withoutSession: (users: readonly string[]) => Promise<readonly string[]>;
  readonly returnToGate: (users: ReadonlySet<string>) => void;
};

/**
 * ACC-7: looks once, and closes the documents of whoever has no session any more, whichever process ended it and also
 * when it ended by time alone.
 */
export async function watchSessions(parts: WatchParts): Promise<void> {
  const users = parts.openUsers();
  if (users.length === 0) return;
  const ended = await parts.withoutSession(users);
  if (ended.length > 0) parts.returnToGate(new Set(ended));
}
