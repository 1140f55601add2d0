/**
 * LIV-19: why the socket of a watcher is closed: the reason is said beside the code. A standard client does not come back by
 * itself after a code from 4400 to 4499; after any other it does.
 */
export const WATCH_CLOSES = {
  /** No such key. */
  'key-unknown': 4401,
  /** The key's last day is over. */
  'key-ended': 4403,
  /** A leader took it back. */
  'key-revoked': 4403,
  /** The panel has no such session, or the key is of another. */
  'out-of-reach': 4404,
  /** It wrote. */
  'read-only': 4405,
  /** It sent what is no message of the protocol. */
  malformed: 4400,
  /** The session cannot be read just now. */
  unreadable: 4503,
} as const;

/** Why a watcher is sent away. */
export type WatchClose = keyof typeof WATCH_CLOSES;

/** Tells such a reason from any other text. */
export const isWatchClose = (text: string): text is WatchClose => Object.hasOwn(WATCH_CLOSES, text);
