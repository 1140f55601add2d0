/** How long a server may take, in ms; what a statement may take is null where it may take as long as it takes. */
export type ServerLimits = {
  /** Until a connection is made, or a place in the pool is free. */
  readonly connect: number;
  /** Until the server itself ends a statement, waiting for locks included; it still answers, that it did. */
  readonly statement: number | null;
  /** Until a statement that waits for another's lock is ended. */
  readonly lock: number;
  /** Until a transaction in which nothing is asked is ended with its connection. */
  readonly idle: number;
  /** How many connections there are at most; ten where nothing is said. */
  readonly most?: number;
  /** What is granted beyond that before a server that says nothing is taken for gone. */
  readonly grace: number;
  /** What the connections are called where an administrator lists them. */
  readonly name?: string;
};

/**
 * DAT-10: no statement of a request or of storing takes a tenth of this, exports are read a session at a time and trails
 * in batches. Without the server's own limit, statements that were given up would wait there for ever, one more a try.
 */
export const SERVER_LIMITS: ServerLimits = {
  connect: 10_000,
  statement: 10_000,
  lock: 5_000,
  idle: 60_000,
  grace: 2_000,
};
